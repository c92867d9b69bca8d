import {
  type ReflectionInstruction,
  type ReflectionOperand,
  reflectionInstructions,
} from '#spec/NonSemantic.ClspvReflection/operands'
import type { Instruction } from '../module.ts'
import { instructionOf } from '../words/instruction-of.ts'
import type { Draft, ReflectionIds } from './draft.ts'
import { uint, uintType, voidType } from './types.ts'
import { globalVariable } from './variables.ts'
import { storageClasses } from './world.ts'
import { importOf, stringOf } from './write.ts'

const newest = 7
const kernelNumber = 1
const argumentInfoNumber = 2
const argumentCount = 4

const texts: Readonly<Record<string, readonly string[]>> = {
  Name: ['main'],
  TypeName: ['float*', ''],
  Attributes: ['', 'reqd_work_group_size(1,1,1)'],
  FormatString: ['%d', 'text'],
}
/** Constants whose value is bounded. */
const limits: Readonly<Record<string, number>> = { Ordinal: argumentCount, Flags: 2 }

function constantFor(draft: Draft, reflected: ReflectionIds, name: string): number {
  if (name === 'NumArguments') return uint(draft, argumentCount)
  if (name === 'PrintfID') return uint(draft, reflected.printfs++)
  return uint(draft, draft.draw.below(limits[name] ?? 5))
}

const { workgroup } = storageClasses

/** A typed variable in Workgroup: one of the module, or a new one. */
function workgroupVariable(draft: Draft): number {
  const known = draft.globals.find(
    ({ storageClass, typed, declaration }) => storageClass === workgroup && typed && declaration,
  )
  return (known ?? globalVariable(draft, workgroup, uintType(draft), true)).id
}

/** True where the module may have what the instruction refers to. */
function isAtHand({ world }: Draft, { operands }: ReflectionInstruction): boolean {
  return (
    operands.every(({ kind }) => kind !== 'workgroup-variable') ||
    (world.model === 'GLCompute' && !world.workgroupLayout)
  )
}

function operandFor(
  draft: Draft,
  reflected: ReflectionIds,
  { kind, name }: ReflectionOperand,
): number {
  switch (kind) {
    case 'function':
      return reflected.function
    case 'kernel':
      return reflected.kernel
    case 'argument-info':
      return reflected.argumentInfo
    case 'constant':
      return constantFor(draft, reflected, name)
    case 'workgroup-variable':
      return workgroupVariable(draft)
    case 'hex-string':
      return stringOf(draft, draft.draw.of(['', '00ff', 'DEADbeef']))
    default:
      return stringOf(draft, draft.draw.of(texts[name] ?? ['main']))
  }
}

/** Writes an instruction of the set to the end of that list; its id. */
function reflect(
  draft: Draft,
  reflected: ReflectionIds,
  row: ReflectionInstruction,
  to: Instruction[],
): number {
  const { draw } = draft
  const operands: number[] = []
  for (const operand of row.operands) {
    if (operand.since > reflected.version) continue
    if (operand.quantifier === '?') {
      if (draw.below(2) === 0) break
      if (operand.kind === 'argument-info' && reflected.argumentInfo === 0) break
    }
    const count = operand.quantifier === '*' ? draw.below(3) : 1
    for (let index = 0; index < count; index++) operands.push(operandFor(draft, reflected, operand))
  }
  const id = draft.bound++
  const type = voidType(draft)
  to.push(instructionOf('OpExtInst', type.id, id, reflected.set, row.number, ...operands))
  draft.fired(`reflection-${row.name}`)
  return id
}

const rowOf = (number: number) =>
  reflectionInstructions.find((row) => row.number === number) as ReflectionInstruction
const kernelRow = rowOf(kernelNumber)

/** The import of the set, and the ids that are referred to so far. */
function reflectedIn(draft: Draft): ReflectionIds {
  const { draw, reflected: known } = draft
  if (known !== undefined) return known
  const version = newest - draw.below(newest)
  if (draft.world.minor < 6) draft.extensions.add('SPV_KHR_non_semantic_info')
  const reflected: ReflectionIds = {
    set: importOf(draft, `NonSemantic.ClspvReflection.${version}`),
    version,
    function: 0,
    kernel: 0,
    argumentInfo: 0,
    printfs: 0,
  }
  draft.reflected = reflected
  return reflected
}

/** Rows that refer to no other instruction of the set. */
const freestanding = reflectionInstructions.filter(
  ({ number, operands }) =>
    number !== kernelNumber &&
    number !== argumentInfoNumber &&
    operands.every(({ kind }) => kind === 'constant' || kind.endsWith('string')),
)

/** Writes an instruction of the set that refers to no other one into the open block; false where the version has it not. */
export function reflectInBlock(draft: Draft): boolean {
  const reflected = reflectedIn(draft)
  const row = draft.draw.of(freestanding)
  if (row.since > reflected.version) return false
  reflect(draft, reflected, row, draft.body)
  return true
}

/** Says of the function of the entry point what a runtime of OpenCL C wants to know. */
export function writeReflection(draft: Draft, entryPoint: number): void {
  const { draw } = draft
  const reflected = reflectedIn(draft)
  const { version } = reflected
  reflected.function = entryPoint
  reflected.kernel = reflect(draft, reflected, kernelRow, draft.behind)
  for (let count = draw.below(12); count > 0; count--) {
    const row = draw.of(reflectionInstructions)
    if (row.since > version || row.number === kernelNumber || !isAtHand(draft, row)) continue
    const id = reflect(draft, reflected, row, draft.behind)
    if (row.number === argumentInfoNumber) reflected.argumentInfo = id
  }
}
