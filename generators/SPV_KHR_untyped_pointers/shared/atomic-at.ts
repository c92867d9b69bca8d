import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { type Atomic, atomics, otherAtomics } from './atomics.ts'
import { type Pointer, pointerAt } from './pointer-at.ts'
import { ruledOrdinals } from './ruled-ordinals.ts'

/** An atomic instruction as it stands in a module; places of words are counted behind its first one. */
export interface AtomicPlaces {
  readonly atomic: Atomic
  readonly pointerWord: number
  /** Where Value stands, and behind it Comparator; as many as there are. */
  readonly valueWords: readonly number[]
}

const all: ReadonlyMap<string, Atomic> = new Map([...atomics, ...otherAtomics])

/** The atomic instruction with ordinal `at`; `undefined` where it is something else or incomplete. */
export function atomicAt(module: Module, at: number): AtomicPlaces | undefined {
  const instruction = module.instructions[at]
  const atomic = all.get(instructionByOpcode(instruction?.opcode ?? 0)?.name ?? '')
  if (instruction === undefined || atomic === undefined) return undefined
  const pointerWord = atomic.result === 'none' ? 0 : 2
  const first = pointerWord + 2 + atomic.semantics
  const valueWords = Array.from({ length: atomic.values }, (_, index) => first + index)
  return instruction.words.length === first + atomic.values
    ? { atomic, pointerWord, valueWords }
    : undefined
}

/** Ordinals of the atomic instructions of which `which` holds; those that the text names. */
export function atomicsOf(
  module: Module,
  which: (atomic: Atomic, pointer: Pointer | undefined) => boolean = () => true,
): readonly number[] {
  return atomicsAmong(module, atomics, which)
}

/** The same for other atomic instructions. */
export function otherAtomicsOf(module: Module): readonly number[] {
  return atomicsAmong(module, otherAtomics, () => true)
}

function atomicsAmong(
  module: Module,
  among: ReadonlyMap<string, Atomic>,
  which: (atomic: Atomic, pointer: Pointer | undefined) => boolean,
): readonly number[] {
  return ruledOrdinals(module, ...among.keys()).filter((at) => {
    const found = atomicAt(module, at)
    return found !== undefined && which(found.atomic, pointerAt(module, at, found.pointerWord))
  })
}
