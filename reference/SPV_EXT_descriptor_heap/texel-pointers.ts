import { enumerantByValue } from '#spec/grammar/grammar'
import { coordinates } from '#spec/SPV_EXT_descriptor_heap/coordinates'
import type { Check } from '../check.ts'
import { isScalarOrVectorOf } from '../core/shared/fitting-types.ts'
import { enumerant, idKinds, storageClassName } from '../core/shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { isRemark } from '../core/shared/structure.ts'
import {
  componentCount,
  isIntegerType,
  isUntypedPointerType,
  type Named,
  storageClassOf,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { texelOperand, texelPointer } from '../shared/descriptor-heaps.ts'
import { operandOfType, resultOfType, valueAt } from '../shared/untyped-operands.ts'

const listed: ReadonlyMap<string, number> = new Map(
  coordinates.map(({ dim, arrayed, components }) => [
    `${enumerant('Dim', dim)} ${arrayed}`,
    components,
  ]),
)

/**
 * How many components Coordinate has for an OpTypeImage; `undefined` where the text lists no number for its Dim and
 * Arrayed.
 */
function coordinateComponents({ operands: [, dim, , arrayed] }: Instruction): number | undefined {
  return listed.get(`${dim?.value} ${arrayed?.value}`)
}

/** Image Type of a texel pointer; `undefined` where it is not an image type. */
function texelImageType(
  module: Module,
  instruction: Instruction,
): Named<'OpTypeImage'> | undefined {
  const type = operandDefinition(module, instruction, texelOperand.imageType)
  return type?.name === 'OpTypeImage' ? (type as Named<'OpTypeImage'>) : undefined
}

const subpassData = enumerant('Dim', 'SubpassData')

const image = enumerant('StorageClass', 'Image')

/** Texel pointers and their copies, by id: the pointer that each is, or is a copy of. */
function texelPointers(module: Module): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const { result } of module.all(texelPointer)) if (result !== 0) found.set(result, result)
  // A map hands out what is added while it is walked.
  // Ids with several definitions would let copies meet.
  for (const [id, origin] of found)
    for (const { name, result, index } of module.uses(id))
      if (name === 'OpCopyObject' && module.definitionIndex(result) === index && !found.has(result))
        found.set(result, origin)
  return found
}

/** The users of any of them, each once: one instruction may use many. */
function usersOf(module: Module, ids: Iterable<number>): Iterable<Instruction> {
  const users = new Map<number, Instruction>()
  for (const id of ids) for (const user of module.uses(id)) users.set(user.index, user)
  return users.values()
}

export const checks: readonly Check[] = [
  /** OpUntypedImageTexelPointerEXT, Coordinate. */
  {
    rule: 'SPV_EXT_descriptor_heap/texel-pointer-coordinate-has-the-components-of-its-dim',
    at: [texelPointer],
    judge(instruction, module, report) {
      const image = texelImageType(module, instruction)
      const expected = image && coordinateComponents(image)
      const type = operandType(module, instruction, texelOperand.coordinate)
      if (expected === undefined || !isScalarOrVectorOf(module, type, 'integer')) return
      const count = componentCount(module, type)
      if (count !== undefined && count !== expected)
        report(
          operandWord(instruction, texelOperand.coordinate),
          `Coordinate has ${count} components where Image Type %${image?.result} needs ${expected}`,
        )
    },
  },
  /** OpUntypedImageTexelPointerEXT, Coordinate. */
  {
    rule: 'SPV_EXT_descriptor_heap/texel-pointer-coordinate-is-integer',
    at: [texelPointer],
    judge(instruction, module, report) {
      const value = valueAt(module, instruction, texelOperand.coordinate)
      if (value === undefined || isScalarOrVectorOf(module, value.type, 'integer')) return
      const { definition, type } = value
      report(
        operandWord(instruction, texelOperand.coordinate),
        `Coordinate %${definition.result} is ${type === undefined ? `an ${definition.name}` : `of %${type.result}`}, not of integers`,
      )
    },
  },
  /** OpUntypedImageTexelPointerEXT, Image. */
  operandOfType(
    'SPV_EXT_descriptor_heap/texel-pointer-image-is-an-untyped-pointer',
    [texelPointer],
    { Image: texelOperand.image },
    isUntypedPointerType,
    'an untyped pointer',
  ),
  /** OpUntypedImageTexelPointerEXT, Coordinate, in the reading in which images without a number have no coordinates. */
  {
    rule: 'SPV_EXT_descriptor_heap/texel-pointer-image-type-has-a-listed-dim',
    at: [texelPointer],
    judge(instruction, module, report) {
      const type = texelImageType(module, instruction)
      const [, dim, , arrayed] = type?.operands ?? []
      if (type === undefined || dim === undefined || arrayed === undefined) return
      // The value of Arrayed has a rule of its own.
      if (dim.value === subpassData || arrayed.value > 1) return
      if (coordinateComponents(type) === undefined)
        report(
          operandWord(instruction, texelOperand.imageType),
          `there is no number of coordinates for Dim ${enumerantByValue('Dim', dim.value)?.name} with Arrayed ${arrayed.value}`,
        )
    },
  },
  /** OpUntypedImageTexelPointerEXT, Image Type. */
  {
    rule: 'SPV_EXT_descriptor_heap/texel-pointer-image-type-is-an-image-type',
    at: [texelPointer],
    judge(instruction, module, report) {
      const type = operandDefinition(module, instruction, texelOperand.imageType)
      if (type !== undefined && type.name !== 'OpTypeImage')
        report(
          operandWord(instruction, texelOperand.imageType),
          `Image Type %${type.result} comes from ${type.name}`,
        )
    },
  },
  /** OpUntypedImageTexelPointerEXT, Image Type. */
  {
    rule: 'SPV_EXT_descriptor_heap/texel-pointer-image-type-is-not-subpass-data',
    at: [texelPointer],
    judge(instruction, module, report) {
      if (texelImageType(module, instruction)?.operands[1]?.value === subpassData)
        report(operandWord(instruction, texelOperand.imageType), 'Dim of Image Type is SubpassData')
    },
  },
  /** OpUntypedImageTexelPointerEXT, Result Type. */
  {
    rule: 'SPV_EXT_descriptor_heap/texel-pointer-is-in-the-image-storage-class',
    at: [texelPointer],
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      const storage = isUntypedPointerType(type) ? storageClassOf(type) : undefined
      if (storage !== undefined && storage !== image)
        report(instruction.word + 1, `the result points into ${storageClassName(storage)}`)
    },
  },
  /** OpUntypedImageTexelPointerEXT, in the reading in which a copy is a use. */
  {
    rule: 'SPV_EXT_descriptor_heap/texel-pointer-is-not-copied',
    at: ['OpCopyObject'],
    among: [texelPointer],
    judge(instruction, module, report) {
      const pointer = operandDefinition(module, instruction, 0)
      if (pointer?.name === texelPointer)
        report(operandWord(instruction, 0), `OpCopyObject copies texel pointer %${pointer.result}`)
    },
  },
  /** OpUntypedImageTexelPointerEXT. A copy by itself is left undecided; what it is used for is not. */
  {
    rule: 'SPV_EXT_descriptor_heap/texel-pointer-is-used-by-atomics-only',
    among: [texelPointer],
    judgeModule(module, report) {
      const pointers = texelPointers(module)
      for (const user of usersOf(module, pointers.keys())) {
        const { name, operands } = user
        if (name === 'OpCopyObject' || isRemark(module, user)) continue
        operands.forEach(({ kind, value, word }, place) => {
          const origin = pointers.get(value)
          if (origin === undefined || !idKinds.has(kind)) return
          const called = value === origin ? `%${origin}` : `%${origin}, copied as %${value},`
          if (place !== 0 || !name.startsWith('OpAtomic'))
            report(word, `${name} uses texel pointer ${called}`)
        })
      }
    },
  },
  /** OpUntypedImageTexelPointerEXT, Result Type. */
  resultOfType(
    'SPV_EXT_descriptor_heap/texel-pointer-result-type-is-an-untyped-pointer',
    [texelPointer],
    isUntypedPointerType,
    'OpTypeUntypedPointerKHR',
  ),
  /** OpUntypedImageTexelPointerEXT, Sample. */
  operandOfType(
    'SPV_EXT_descriptor_heap/texel-pointer-sample-is-an-integer-scalar',
    [texelPointer],
    { Sample: texelOperand.sample },
    isIntegerType,
    'an integer',
  ),
]
