import { instructionByName } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isConstantInstruction } from '../shared/constant-instruction.ts'
import { embeddedName } from '../shared/embedded-opcode.ts'
import { idKinds } from '../shared/id-kinds.ts'

const always: ReadonlySet<string> = new Set([
  'OpSConvert',
  'OpFConvert',
  'OpSNegate',
  'OpNot',
  'OpIAdd',
  'OpISub',
  'OpIMul',
  'OpUDiv',
  'OpSDiv',
  'OpUMod',
  'OpSRem',
  'OpSMod',
  'OpShiftRightLogical',
  'OpShiftRightArithmetic',
  'OpShiftLeftLogical',
  'OpBitwiseOr',
  'OpBitwiseXor',
  'OpBitwiseAnd',
  'OpVectorShuffle',
  'OpCompositeExtract',
  'OpCompositeInsert',
  'OpLogicalOr',
  'OpLogicalAnd',
  'OpLogicalNot',
  'OpLogicalEqual',
  'OpLogicalNotEqual',
  'OpSelect',
  'OpIEqual',
  'OpINotEqual',
  'OpULessThan',
  'OpSLessThan',
  'OpUGreaterThan',
  'OpSGreaterThan',
  'OpULessThanEqual',
  'OpSLessThanEqual',
  'OpUGreaterThanEqual',
  'OpSGreaterThanEqual',
])

const accessChains: ReadonlySet<string> = new Set([
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpPtrAccessChain',
  'OpInBoundsPtrAccessChain',
])

const inKernels: ReadonlySet<string> = new Set([
  'OpConvertFToS',
  'OpConvertSToF',
  'OpConvertFToU',
  'OpConvertUToF',
  'OpUConvert',
  'OpConvertPtrToU',
  'OpConvertUToPtr',
  'OpGenericCastToPtr',
  'OpPtrCastToGeneric',
  'OpBitcast',
  'OpFNegate',
  'OpFAdd',
  'OpFSub',
  'OpFMul',
  'OpFDiv',
  'OpFRem',
  'OpFMod',
  ...accessChains,
])

function mayExecute(module: Module, name: string): boolean {
  if (always.has(name)) return true
  if (name === 'OpUConvert' && module.version >= 0x0001_0400) return true
  if (name === 'OpQuantizeToF16' && module.capabilities.has('Shader')) return true
  if (inKernels.has(name)) return module.capabilities.has('Kernel')
  // What extensions add to the list, their texts say.
  return instructionByName(name)?.version === null
}

function isGlobalVariable(module: Module, definition: Instruction): boolean {
  return definition.name === 'OpVariable' && module.functionOf(definition) === undefined
}

const at = ['OpSpecConstantOp']

/** Checks of `OpSpecConstantOp`; the types of its operands are judged with the instruction that it executes. */
export const checks: readonly Check[] = [
  {
    rule: 'core/spec-constant-op-opcode',
    at,
    judge: (instruction, module, report) => {
      const name = embeddedName(instruction)
      if (name !== undefined && !mayExecute(module, name))
        report(instruction.operands[0]?.word ?? instruction.word, `${name} is not to be executed`)
    },
  },
  {
    rule: 'core/spec-constant-op-operand',
    at,
    judge: (instruction, module, report) => {
      const name = embeddedName(instruction)
      if (name === undefined || !mayExecute(module, name)) return
      if (!always.has(name) && !inKernels.has(name) && name !== 'OpQuantizeToF16') return
      instruction.operands.forEach(({ kind, value, word }, index) => {
        const definition = idKinds.has(kind) ? module.definition(value) : undefined
        if (definition === undefined || isConstantInstruction(definition)) return
        if (definition.name === 'OpUndef') return
        if (index === 1 && accessChains.has(name) && isGlobalVariable(module, definition)) return
        report(word, `the operand is ${definition.name}`)
      })
    },
  },
]
