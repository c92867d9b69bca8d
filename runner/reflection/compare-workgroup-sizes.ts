import type { Comparison } from './comparison.ts'
import { numberOf, numbersOf, wordOf } from './entry-values.ts'
import { specConstants, specIdOf } from './spec-constants.ts'
import { workgroupSizeBuiltIn, workgroupSizeOf } from './workgroup-size.ts'

const dimensions = ['X', 'Y', 'Z'] as const

/** Required workgroup sizes against those of entry points. */
export const compareRequiredSizes: Comparison = ({ module, entries }, report) => {
  for (const entry of entries) {
    const entryPoint = entry.kernel?.operands.get('Kernel')?.id
    if (entry.name !== 'PropertyRequiredWorkgroupSize' || entryPoint === undefined) continue
    const required = numbersOf(entry, dimensions)
    const own = required && workgroupSizeOf(module, entryPoint)
    if (required === undefined || own === undefined) continue
    const at = required.findIndex((size, dimension) => {
      const known = own.size[dimension]
      return known !== undefined && known !== size
    })
    if (at < 0) continue
    const said = own.size.map((size) => size ?? '?').join(' ')
    const message = `the required workgroup size is ${required.join(' ')}, ${own.from} says ${said}`
    report('workgroup-size-differs', wordOf(entry, dimensions[at] ?? 'X'), message, entry.kernel)
  }
}

/** The SpecIds that are said to set the WorkgroupSize built-in against those of what it is made of. */
export const compareWorkgroupSizeSpecIds: Comparison = ({ module, entries }, report) => {
  const made = workgroupSizeBuiltIn(module)
  if (made === undefined || !/^Op(Spec)?ConstantComposite$/.test(made.name)) return
  const constants = specConstants(module)
  for (const entry of entries) {
    if (entry.name !== 'SpecConstantWorkgroupSize') continue
    dimensions.forEach((dimension, at) => {
      const said = numberOf(entry, dimension)
      const part = module.definition(made.operands[at]?.value ?? 0)
      // A constant that does not exist is a mismatch of its own; an operation may be over the right one.
      if (said === undefined || part === undefined || !constants.has(said)) return
      if (part.name !== 'OpConstant' && part.name !== 'OpSpecConstant') return
      const own = specIdOf(module, part)
      if (own === said) return
      const what =
        own === undefined ? 'a constant without SpecId' : `the constant with SpecId ${own}`
      const message = `SpecId ${said} should set ${dimension} of WorkgroupSize, which is ${what}`
      report('workgroup-size-spec-id-differs', wordOf(entry, dimension), message)
    })
  }
}
