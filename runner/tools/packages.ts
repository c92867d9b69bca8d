/** A group of packages that `tools install` can install. */
export interface PackageGroup {
  /** Its name in `--with`. */
  readonly name: string
  readonly summary: string
  /**
   * Names of binary packages as regular expressions that match whole names: of all that match in a suite the one
   * with the greatest number in its name is taken, for some packages carry their version there.
   */
  readonly packages: readonly string[]
  /** Suites that it is installed from where none are named; all if absent. */
  readonly suites?: readonly string[]
  /** Programs below `usr/bin` that get a wrapper, as regular expressions that match whole names. */
  readonly programs: readonly string[]
}

/** The group that is always installed. */
export const basePackages: PackageGroup = {
  name: 'tools',
  summary: 'assembler, disassembler, validator, optimiser, linker and reducer',
  packages: ['spirv-tools'],
  programs: ['spirv-.*'],
}

/** The groups that are installed on demand. A group that a suite does not have is reported and skipped. */
export const extraPackages: readonly PackageGroup[] = [
  {
    name: 'headers',
    summary: 'the machine-readable grammar',
    packages: ['spirv-headers'],
    programs: [],
  },
  {
    name: 'library',
    summary: 'headers and libraries of SPIRV-Tools, for the persistent harness',
    packages: ['spirv-tools-dev'],
    programs: [],
  },
  {
    name: 'cross',
    summary: 'translator to GLSL, HLSL and MSL',
    packages: ['spirv-cross'],
    programs: ['spirv-cross'],
  },
  {
    name: 'reflect',
    summary: 'interface reflection',
    packages: ['spirv-reflect'],
    programs: ['spirv-reflect.*'],
  },
  {
    name: 'glslang',
    summary: 'GLSL front end with a disassembler',
    packages: ['glslang-tools'],
    programs: ['glslang.*', 'spirv-remap'],
  },
  {
    name: 'glslc',
    summary: 'GLSL and HLSL compiler',
    packages: ['glslc'],
    programs: ['glslc'],
  },
  {
    name: 'clang',
    summary: 'OpenCL C compiler, of the version whose output llvm-spirv reads',
    packages: ['clang-21'],
    programs: ['clang-21'],
  },
  {
    name: 'llvm',
    summary: 'translator between LLVM and SPIR-V',
    packages: ['llvm-spirv-[0-9]+'],
    programs: ['llvm-spirv.*'],
  },
  {
    name: 'mlir',
    summary: "MLIR's reader of SPIR-V",
    packages: ['mlir-[0-9]+-tools'],
    programs: ['mlir-translate.*'],
  },
  {
    name: 'ocloc',
    summary: "Intel's offline compiler for its GPUs",
    packages: ['intel-ocloc', 'libigc[0-9]+'],
    suites: ['testing'],
    programs: ['ocloc.*'],
  },
  {
    name: 'opencl',
    summary: 'OpenCL for the CPU, for --tool opencl:pocl and opencl:rusticl',
    packages: ['pocl-opencl-icd', 'mesa-opencl-icd', 'ocl-icd-libopencl1', 'opencl-c-headers'],
    suites: ['testing'],
    // PoCL runs it, and its package depends on the one of its version.
    programs: ['llvm-spirv-[0-9]+'],
  },
  {
    name: 'drivers',
    summary: "Mesa's Vulkan drivers, for --tool vulkan:lavapipe and others",
    packages: [
      'mesa-vulkan-drivers',
      'mesa-drm-shim',
      'libvulkan1',
      'libvulkan-dev',
      'vulkan-validationlayers',
    ],
    suites: ['testing'],
    programs: [],
  },
  {
    name: 'swiftshader',
    summary: "Chromium's Vulkan driver without a GPU, for --tool vulkan:swiftshader",
    packages: ['chromium-common', 'libvulkan1', 'libvulkan-dev'],
    suites: ['testing'],
    programs: [],
  },
  {
    name: 'redis',
    summary: 'server of the queue of a farm',
    packages: ['redis-server'],
    programs: ['redis-server', 'redis-cli'],
  },
]
