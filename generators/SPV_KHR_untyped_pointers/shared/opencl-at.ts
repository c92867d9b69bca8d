import { instructionSetByName } from '#spec/grammar/instruction-sets'
import type { Module } from '../../module.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { type TypeShape, typeShape } from '../../mutate/type-shape.ts'
import { knownOf } from '../../words/known-of.ts'
import { type OpenclRow, openclRows } from './opencl.ts'
import { ruledOrdinals } from './ruled-ordinals.ts'

const firstOperand = 4

/** An extended instruction as it stands in a module; places of words are counted behind the first one. */
export interface OpenclPlaces {
  readonly name: string
  readonly row: OpenclRow
  readonly pointerWord: number
  /** The type of the data that is read or written. */
  readonly data: TypeShape
  readonly dataType: number
}

function nameAt(module: Module, at: number): string {
  const { words = [] } = module.instructions[at] ?? {}
  if (knownOf(module).instructionSet(words[2] ?? 0) !== 'OpenCL.std') return ''
  const { instructions = [] } = instructionSetByName('OpenCL.std') ?? {}
  return instructions.find(({ opcode }) => opcode === words[3])?.name ?? ''
}

/** The instruction with ordinal `at`; `undefined` where it is none of those with a pointer that the text speaks of. */
export function openclAt(module: Module, at: number): OpenclPlaces | undefined {
  const { words = [] } = module.instructions[at] ?? {}
  const name = nameAt(module, at)
  const row = openclRows[name]
  if (row === undefined || words.length < firstOperand + row.operands.length) return undefined
  const dataWord = row.operands.indexOf('x')
  const dataType = dataWord < 0 ? words[0] : typeOf(module, words[firstOperand + dataWord] ?? 0)
  if (dataType === undefined) return undefined
  const pointerWord = firstOperand + row.operands.indexOf('pointer')
  return { name, row, pointerWord, dataType, data: typeShape(module, dataType) }
}

/** Ordinals of those instructions. */
export function openclsOf(module: Module): readonly number[] {
  return ruledOrdinals(module, 'OpExtInst').filter((at) => openclAt(module, at) !== undefined)
}

/** Ordinals of the extended instructions with that name. */
export function openclsNamed(module: Module, name: string): readonly number[] {
  return ruledOrdinals(module, 'OpExtInst').filter((at) => nameAt(module, at) === name)
}
