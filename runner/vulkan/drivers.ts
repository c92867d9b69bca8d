/** A driver of `tools install` that `--tool vulkan:NAME` names. */
export interface Driver {
  readonly name: string
  /** Its description for the Vulkan loader, below the root of a suite. */
  readonly icd: string
  /** The group of `tools install` that has it. */
  readonly group: 'drivers' | 'swiftshader'
  /**
   * A library that replaces the kernel's part of the driver, so that it compiles for a GPU that is not present. A
   * compiled module cannot be run.
   */
  readonly shim?: {
    readonly library: string
    /** The environment variable that names the GPU, and its usual value. */
    readonly variable: string
    readonly gpu: string
  }
}

/** The drivers that can be installed without root and open without a GPU. */
export const drivers: readonly Driver[] = [
  { name: 'lavapipe', icd: 'usr/share/vulkan/icd.d/lvp_icd.json', group: 'drivers' },
  {
    name: 'swiftshader',
    icd: 'usr/lib/chromium/vk_swiftshader_icd.json',
    group: 'swiftshader',
  },
  {
    name: 'radv',
    icd: 'usr/share/vulkan/icd.d/radeon_icd.json',
    group: 'drivers',
    shim: { library: 'libamdgpu_noop_drm_shim.so', variable: 'AMDGPU_GPU_ID', gpu: 'navi31' },
  },
  {
    name: 'nvk',
    icd: 'usr/share/vulkan/icd.d/nouveau_icd.json',
    group: 'drivers',
    shim: { library: 'libnouveau_noop_drm_shim.so', variable: 'NOUVEAU_CHIPSET', gpu: '172' },
  },
  {
    name: 'turnip',
    icd: 'usr/share/vulkan/icd.d/freedreno_icd.json',
    group: 'drivers',
    shim: { library: 'libfreedreno_noop_drm_shim.so', variable: 'FD_GPU_ID', gpu: '740' },
  },
  {
    name: 'agx',
    icd: 'usr/share/vulkan/icd.d/asahi_icd.json',
    group: 'drivers',
    shim: { library: 'libasahi_noop_drm_shim.so', variable: '', gpu: '' },
  },
]
