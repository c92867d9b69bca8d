/** An OpenCL driver of `tools install` that `--tool opencl:NAME` names. */
export interface ComputeDriver {
  readonly name: string
  /** Its description for the OpenCL loader, below the root of a suite. */
  readonly icd: string
  /** Name of the program of the suite that it runs. */
  readonly translator?: RegExp
  /** Environment variables. @param translator path of the program that it runs. */
  readonly variables: (translator: string) => readonly string[]
}

/** The drivers that can be installed without root and open without a GPU. */
export const computeDrivers: readonly ComputeDriver[] = [
  {
    name: 'pocl',
    icd: 'etc/OpenCL/vendors/pocl.icd',
    // Its path is fixed in the driver.
    translator: /^llvm-spirv-\d+$/,
    variables: (translator) => ['POCL_KERNEL_CACHE=0', `POCL_PATH_LLVM_SPIRV=${translator}`],
  },
  {
    name: 'rusticl',
    icd: 'etc/OpenCL/vendors/rusticl.icd',
    variables: () => ['RUSTICL_ENABLE=llvmpipe', 'MESA_SHADER_CACHE_DISABLE=true'],
  },
]
