/** An OpenCL driver of `tools install` that `--tool opencl:NAME` names. */
export interface ComputeDriver {
  readonly name: string
  /** Its description for the OpenCL loader, below the root of a suite. */
  readonly icd: string
  /** Environment variables. @param program path of a program of the suite; `undefined` if it is not installed. */
  readonly variables: (program: (name: RegExp) => string | undefined) => readonly string[]
}

/** The drivers that can be installed without root and open without a GPU. */
export const computeDrivers: readonly ComputeDriver[] = [
  {
    name: 'pocl',
    icd: 'etc/OpenCL/vendors/pocl.icd',
    // It runs the translator, whose path is fixed in it.
    variables: (program) => [
      'POCL_KERNEL_CACHE=0',
      `POCL_PATH_LLVM_SPIRV=${program(/^llvm-spirv-\d+$/) ?? ''}`,
    ],
  },
  {
    name: 'rusticl',
    icd: 'etc/OpenCL/vendors/rusticl.icd',
    variables: () => ['RUSTICL_ENABLE=llvmpipe', 'MESA_SHADER_CACHE_DISABLE=true'],
  },
]
