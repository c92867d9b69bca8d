import {
  componentCount,
  componentType,
  constituentType,
  isArrayType,
  scalarWidth,
  storageClassOf,
} from '#reference/core/shared/types'
import type { Instruction, Module } from '#reference/module'
import { enumerantByName } from '#spec/grammar/grammar'
import type { CompareReflection } from './comparison.ts'
import { numberOf, wordOf } from './entry-values.ts'
import { specConstants } from './spec-constants.ts'

const workgroup = enumerantByName('StorageClass', 'Workgroup')?.value

/** Bytes of a scalar or vector; `undefined` for vectors of three, which OpenCL C stores as four, and otherwise. */
function sizeOf(module: Module, type: Instruction | undefined): number | undefined {
  const width = scalarWidth(componentType(module, type))
  const count = componentCount(module, type)
  return width === undefined || count === undefined || count === 3 ? undefined : (width * count) / 8
}

/** The arrays in Workgroup whose length is one of the constants. */
function arraysOf(module: Module, lengths: readonly Instruction[]): readonly Instruction[] {
  return lengths.flatMap(({ result }) =>
    module
      .uses(result)
      .filter(
        (type) =>
          isArrayType(type) &&
          type.operands[1]?.value === result &&
          module.uses(type.result).some((pointer) => storageClassOf(pointer) === workgroup),
      ),
  )
}

/** Element sizes of Workgroup arguments against the arrays that their SpecIds give a length to. */
export const compareWorkgroupElements: CompareReflection = ({ module, entries }, report) => {
  const constants = specConstants(module)
  for (const entry of entries) {
    const specId = numberOf(entry, 'SpecId')
    const elementSize = numberOf(entry, 'ElemSize')
    if (entry.name !== 'ArgumentWorkgroup' || specId === undefined || elementSize === undefined)
      continue
    const sizes = arraysOf(module, constants.get(specId) ?? []).map((array) =>
      sizeOf(module, constituentType(module, array, 0)),
    )
    const [first] = sizes
    if (first === undefined || sizes.some((size) => size === undefined || size === elementSize))
      continue
    const message = `ElemSize is ${elementSize}, and the elements of the array with SpecId ${specId} have ${first} bytes`
    report('workgroup-element-size-differs', wordOf(entry, 'ElemSize'), message, entry.kernel)
  }
}
