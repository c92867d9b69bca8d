import type { ReflectionOperandKind } from '#spec/NonSemantic.ClspvReflection/operands'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant, storageClassName } from '../core/shared/grammar.ts'
import { isTypeDeclaration, isUnsigned } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { stringOf } from '../shared/string-of.ts'
import { kernelNumber, operandCheck, type Reflection, reflectionOf } from './shared/reflection.ts'

/** Number of the instruction `ArgumentInfo`. */
const argumentInfoNumber = 2

function executed(definition: Instruction, module: Module): Reflection | undefined {
  return definition.name === 'OpExtInst' ? reflectionOf(module, definition) : undefined
}

/** The check that operands of a kind name instructions of the set with that number. */
function referenceCheck(
  rule: RuleId,
  kind: ReflectionOperandKind,
  number: number,
  name: string,
): Check {
  return operandCheck(rule, [kind], (definition, module) =>
    executed(definition, module)?.number === number
      ? undefined
      : `comes from an ${definition.name} that is not ${name} of the set`,
  )
}

/** The check that what such operands name belongs to the import of the instruction they are in. */
function sameImportCheck(rule: RuleId, kind: ReflectionOperandKind, number: number): Check {
  return operandCheck(rule, [kind], (definition, module, { set }) => {
    const named = executed(definition, module)
    if (named === undefined || named.number !== number || named.set === set) return undefined
    return `belongs to the import %${named.set}, not to %${set}`
  })
}

const workgroup = enumerant('StorageClass', 'Workgroup')

/** Where bytes are apart or marked as hexadecimal, which the text neither allows nor forbids. */
const spelling = /\s+|(?:^|\b)0[xX]/g

export const checks: readonly Check[] = [
  /** Every operand ArgInfo. */
  sameImportCheck(
    'NonSemantic.ClspvReflection/argument-info-reference-has-the-same-import',
    'argument-info',
    argumentInfoNumber,
  ),
  /** Every operand ArgInfo. */
  referenceCheck(
    'NonSemantic.ClspvReflection/argument-info-reference-is-an-argument-info-instruction',
    'argument-info',
    argumentInfoNumber,
    'ArgumentInfo',
  ),
  /** Every operand that must be a constant. */
  operandCheck(
    'NonSemantic.ClspvReflection/constant-operand-is-32-bit-unsigned',
    ['constant'],
    ({ name, result }, module) => {
      const type = module.typeOf(result)
      if (name !== 'OpConstant' || !isTypeDeclaration(type) || isUnsigned(type, 32))
        return undefined
      return 'is not of 32-bit unsigned integer type'
    },
  ),
  /** Every operand that must be a constant. */
  operandCheck(
    'NonSemantic.ClspvReflection/constant-operand-is-op-constant',
    ['constant'],
    ({ name }) => (name === 'OpConstant' ? undefined : `comes from ${name}, not OpConstant`),
  ),
  /** Data of the instructions for constant data and for program scope variables. */
  operandCheck(
    'NonSemantic.ClspvReflection/data-holds-only-hexadecimal-digits',
    ['hex-string'],
    ({ result }, module) =>
      /[^0-9a-fA-F]/.test((stringOf(module, result) ?? '').replace(spelling, ''))
        ? 'holds characters that are not hexadecimal digits'
        : undefined,
  ),
  /** Data of the instructions for constant data and for program scope variables. */
  operandCheck(
    'NonSemantic.ClspvReflection/data-holds-whole-bytes',
    ['hex-string'],
    ({ result }, module) => {
      const digits = stringOf(module, result)
      if (digits === undefined || /[^0-9a-fA-F]/.test(digits) || digits.length % 2 === 0)
        return undefined
      return `holds ${digits.length} hexadecimal digits, half a byte too many`
    },
  ),
  /** Every operand Kernel but that of Kernel itself. */
  sameImportCheck(
    'NonSemantic.ClspvReflection/kernel-reference-has-the-same-import',
    'kernel',
    kernelNumber,
  ),
  /** Every operand Kernel but that of Kernel itself. */
  referenceCheck(
    'NonSemantic.ClspvReflection/kernel-reference-is-a-kernel-instruction',
    'kernel',
    kernelNumber,
    'Kernel',
  ),
  /** Every operand that must be a string. */
  operandCheck(
    'NonSemantic.ClspvReflection/string-operand-is-op-string',
    ['string', 'hex-string'],
    ({ name }) => (name === 'OpString' ? undefined : `comes from ${name}, not OpString`),
  ),
  /** WorkgroupVariableSize, Variable. */
  operandCheck(
    'NonSemantic.ClspvReflection/workgroup-variable-is-an-op-variable',
    ['workgroup-variable'],
    ({ name }) => (name === 'OpVariable' ? undefined : `comes from ${name}, not OpVariable`),
  ),
  /** WorkgroupVariableSize, Variable. */
  operandCheck(
    'NonSemantic.ClspvReflection/workgroup-variable-is-in-workgroup',
    ['workgroup-variable'],
    ({ name, operands: [storage] }) =>
      name !== 'OpVariable' || storage === undefined || storage.value === workgroup
        ? undefined
        : `is in ${storageClassName(storage.value)}, not in Workgroup`,
  ),
]
