// The package has no types of its own; this is what is used of it.
declare module 'steplix-emv-qrcps' {
  interface Account {
    setGloballyUniqueIdentifier(value: string): void
    addPaymentNetworkSpecific(id: string, value: string): void
  }
  interface AdditionalData {
    setReferenceLabel(value: string): void
    setPurposeTransaction(value: string): void
  }
  export interface QrCode {
    setPayloadFormatIndicator(value: string): void
    setPointOfInitiationMethod(value: string): void
    addMerchantAccountInformation(id: string, account: Account): void
    setMerchantCategoryCode(value: string): void
    setTransactionCurrency(value: string): void
    setTransactionAmount(value: string): void
    setCountryCode(value: string): void
    setMerchantName(value: string): void
    setMerchantCity(value: string): void
    setAdditionalDataFieldTemplate(more: AdditionalData): void
    generatePayload(): string
    rawData(): string
  }
  const library: {
    readonly Merchant: {
      buildEMVQR(): QrCode
      buildMerchantAccountInformation(): Account
      buildAdditionalDataFieldTemplate(): AdditionalData
      readonly Parser: { toEMVQR(text: string): QrCode }
    }
  }
  export default library
}
