import type { CompareReflection } from './comparison.ts'
import { numberOf, numbersOf, wordOf } from './entry-values.ts'
import { specConstants, specIdOf } from './spec-constants.ts'
import { workgroupSizeBuiltIn, workgroupSizeOf } from './workgroup-size.ts'

const dimensions = ['X', 'Y', 'Z'] as const

/** Required workgroup sizes against those of entry points. */
export const compareRequiredSizes: CompareReflection = ({ module, entries }, report) => {
  for (const entry of entries) {
    const entryPoint = entry.kernel?.operands.get('Kernel')?.id
    if (entry.name !== 'PropertyRequiredWorkgroupSize' || entryPoint === undefined) continue
    const required = numbersOf(entry, dimensions)
    const workgroup = required && workgroupSizeOf(module, entryPoint)
    if (required === undefined || workgroup === undefined) continue
    const dimension = required.findIndex((size, dimension) => {
      const known = workgroup.size[dimension]
      return known !== undefined && known !== size
    })
    if (dimension < 0) continue
    const sizeText = workgroup.size.map((size) => size ?? '?').join(' ')
    const message = `the required workgroup size is ${required.join(' ')}, ${workgroup.from} says ${sizeText}`
    report(
      'workgroup-size-differs',
      wordOf(entry, dimensions[dimension] ?? 'X'),
      message,
      entry.kernel,
    )
  }
}

/** Compares the SpecIds that are said to set the WorkgroupSize built-in with those of its constituents. */
export const compareWorkgroupSizeSpecIds: CompareReflection = ({ module, entries }, report) => {
  const made = workgroupSizeBuiltIn(module)
  if (made === undefined || !/^Op(Spec)?ConstantComposite$/.test(made.name)) return
  const constants = specConstants(module)
  for (const entry of entries) {
    if (entry.name !== 'SpecConstantWorkgroupSize') continue
    dimensions.forEach((dimension, index) => {
      const size = numberOf(entry, dimension)
      const part = module.definition(made.operands[index]?.value ?? 0)
      // A constant that does not exist is a mismatch of its own; an operation may be over the right one.
      if (size === undefined || part === undefined || !constants.has(size)) return
      if (part.name !== 'OpConstant' && part.name !== 'OpSpecConstant') return
      const specId = specIdOf(module, part)
      if (specId === size) return
      const what =
        specId === undefined ? 'a constant without SpecId' : `the constant with SpecId ${specId}`
      const message = `SpecId ${size} should set ${dimension} of WorkgroupSize, which is ${what}`
      report('workgroup-size-spec-id-differs', wordOf(entry, dimension), message)
    })
  }
}
