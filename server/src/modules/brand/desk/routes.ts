import * as contract from '@croupier/contract/console-brands.ts'
import { type Route, route } from '#kernel/route.ts'
import { createBrand } from './create-brand.ts'
import { readBrands, readProfile } from './reads.ts'
import { saveBrand } from './save-brand.ts'

export const routes: readonly Route[] = [
  route(contract.brands, readBrands),
  route(contract.createBrand, createBrand),
  route(contract.brandProfile, readProfile),
  route(contract.saveBrandProfile, saveBrand),
]
