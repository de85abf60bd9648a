/** What iPhones install of a site: its address as an app, by a profile that each brand's own host makes. */
export const liteProfile = {
  resourceType: 'IOS_LITE',
  url: '/lite.mobileconfig',
  labelNameCn: 'iPhone 轻应用',
  labelNameEn: 'iPhone, lite profile',
} as const
