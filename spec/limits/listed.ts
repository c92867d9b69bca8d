const names: ReadonlySet<string> = new Set([
  'VkCooperativeMatrixPropertiesKHR',
  'VkCooperativeMatrixPropertiesNV',
  'VkCooperativeMatrixFlexibleDimensionsPropertiesNV',
  'VkCooperativeVectorPropertiesNV',
])

/** Whether a device has several structures of that name. */
export function isListed(structure: string): boolean {
  return names.has(structure)
}
