import { instructions } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isScalarOrVectorOf } from '../shared/fitting-types.ts'
import { enumerant, instructionClass } from '../shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../shared/operands.ts'
import {
  componentCount,
  hasUntypedPointers,
  isIntegerType,
  isNumericalType,
  isPointerType,
  isUntypedPointerType,
  pointeeType,
  storageClassOf,
} from '../shared/types.ts'

const opcodes = ['OpImageTexelPointer']
const imageClass = enumerant('StorageClass', 'Image')
const functionClass = enumerant('StorageClass', 'Function')
const subpassData = enumerant('Dim', 'SubpassData')

const memoryInstructions = instructions
  .filter((row) => instructionClass(row) === 'Memory')
  .map(({ name }) => name)

/** Components of a coordinate by Dim, not arrayed and arrayed; other images have no texel pointers of known shape. */
const coordinates: ReadonlyMap<number, readonly [number, number | undefined]> = new Map([
  [enumerant('Dim', '1D'), [1, 2]],
  [enumerant('Dim', '2D'), [2, 3]],
  [enumerant('Dim', '3D'), [3, undefined]],
  [enumerant('Dim', 'Cube'), [3, 3]],
  [enumerant('Dim', 'Rect'), [2, undefined]],
  [enumerant('Dim', 'Buffer'), [1, undefined]],
])

function imageType(module: Module, instruction: Instruction): Instruction | undefined {
  const type = pointeeType(module, operandType(module, instruction, 0))
  return type?.name === 'OpTypeImage' ? type : undefined
}

/** Checks of `OpImageTexelPointer` and of the lifetime instructions. */
export const checks: readonly Check[] = [
  {
    rule: 'core/texel-pointer-result',
    at: opcodes,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type === undefined) return
      if (!isPointerType(type) || storageClassOf(type) !== imageClass)
        report(instruction.word + 1, 'the result is not a pointer into Image')
    },
  },
  {
    rule: 'core/texel-pointer-pointee',
    at: opcodes,
    judge: (instruction, module, report) => {
      const pointee = pointeeType(module, resultType(module, instruction))
      if (pointee === undefined) return
      const sampled = imageType(module, instruction)?.operands[0]?.value
      if (!isNumericalType(pointee) && pointee.name !== 'OpTypeVoid') {
        if (!hasUntypedPointers(module))
          report(instruction.word + 1, `the result points to ${pointee.name}`)
      } else if (sampled !== undefined && sampled !== pointee.result)
        report(instruction.word + 1, `the Sampled Type is ${sampled}`)
    },
  },
  {
    rule: 'core/texel-pointer-image',
    at: opcodes,
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 0) === undefined) return
      const type = operandType(module, instruction, 0)
      if (isUntypedPointerType(type)) return
      if (type?.name !== 'OpTypePointer' && hasUntypedPointers(module)) return
      if (imageType(module, instruction) === undefined)
        report(operandWord(instruction, 0), 'Image is not a pointer to an image')
    },
  },
  {
    rule: 'core/texel-pointer-subpass',
    at: opcodes,
    judge: (instruction, module, report) => {
      if (imageType(module, instruction)?.operands[1]?.value === subpassData)
        report(operandWord(instruction, 0), 'the image has Dim SubpassData')
    },
  },
  {
    rule: 'core/texel-pointer-coordinate',
    at: opcodes,
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 1) === undefined) return
      const type = operandType(module, instruction, 1)
      const word = operandWord(instruction, 1)
      if (!isScalarOrVectorOf(module, type, 'integer')) {
        report(word, 'Coordinate is not of integers')
        return
      }
      const [, dim, , arrayed] = imageType(module, instruction)?.operands ?? []
      const wanted = coordinates.get(dim?.value ?? -1)?.[arrayed?.value === 1 ? 1 : 0]
      const count = componentCount(module, type)
      if (wanted !== undefined && count !== undefined && wanted !== count)
        report(word, `Coordinate has ${count} components, not ${wanted}`)
    },
  },
  {
    rule: 'core/texel-pointer-sample',
    at: opcodes,
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 2) === undefined) return
      if (!isIntegerType(operandType(module, instruction, 2)))
        report(operandWord(instruction, 2), 'Sample is not an integer')
    },
  },
  {
    rule: 'core/texel-pointer-used-by-atomics',
    among: opcodes,
    judgeModule: (module, report) => {
      for (const name of memoryInstructions)
        for (const user of module.all(name))
          for (const { kind, value, word } of user.operands)
            if (kind === 'IdRef' && module.definition(value)?.name === 'OpImageTexelPointer')
              report(word, `${name} uses texel pointer ${value}`)
    },
  },
  {
    rule: 'core/lifetime-pointer',
    at: ['OpLifetimeStart', 'OpLifetimeStop'],
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 0) === undefined) return
      if (storageClassOf(operandType(module, instruction, 0)) !== functionClass)
        report(operandWord(instruction, 0), 'the operand is not a pointer into Function')
    },
  },
]
