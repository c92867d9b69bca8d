import { kernel } from '../../pairs/pieces.ts'

/** A kernel that may have images. */
export const imageKernel = {
  ...kernel,
  capabilities: `${kernel.capabilities} ImageBasic`,
}
