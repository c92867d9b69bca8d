import { opcodeOf } from '#spec/grammar/opcodes'
import type { Module } from '../../module.ts'
import { operandsOf } from '../../words/operands-of.ts'
import { genericMutatorOf } from './generic-mutator-of.ts'

const opTypePointer = opcodeOf('OpTypePointer')
const opTypeUntypedPointer = opcodeOf('OpTypeUntypedPointerKHR')
const opTypeBuffer = opcodeOf('OpTypeBufferEXT')
const opFunction = opcodeOf('OpFunction')
const opLoad = opcodeOf('OpLoad')
const opFunctionCall = opcodeOf('OpFunctionCall')
const opPhi = opcodeOf('OpPhi')

interface Pointers {
  /** Ordinal of the first function; the end where there is none. */
  readonly start: number
  /** What pointers of a type are loaded as, by id of the type: the pointee; for untyped ones, a type of buffers. */
  readonly loadedAs: ReadonlyMap<number, number>
}

const pointersBy = new WeakMap<Module, Pointers>()

function pointersOf(module: Module): Pointers {
  const known = pointersBy.get(module)
  if (known !== undefined) return known
  const { instructions } = module
  const loadedAs = new Map<number, number>()
  const buffer = instructions.find((each) => each.opcode === opTypeBuffer)?.words[0]
  for (const { opcode: of, words } of instructions) {
    const as = of === opTypePointer ? words[2] : of === opTypeUntypedPointer ? buffer : undefined
    if (as !== undefined) loadedAs.set(words[0] ?? 0, as)
  }
  const start = instructions.findIndex((each) => each.opcode === opFunction)
  const pointers = { start: start < 0 ? instructions.length : start, loadedAs }
  pointersBy.set(module, pointers)
  return pointers
}

/** Instructions of functions, but for those that begin a block. */
export const mutator = genericMutatorOf(
  'load-operand',
  'a pointer among the operands is loaded first, and what was loaded takes its place',
  function* (instruction, at, { module, known }) {
    if (instruction.opcode === opPhi || instruction.opcode === opFunctionCall) return
    let ordinal = 0
    for (const { kind, word } of operandsOf(instruction, known())) {
      if (kind !== 'IdRef') continue
      const pointer = instruction.words[word] as number
      const type = known().typeOf(pointer)
      if (type === undefined) continue
      ordinal++
      const { start, loadedAs } = pointersOf(module)
      const as = loadedAs.get(type)
      if (as === undefined || at <= start) continue
      yield [
        `id-${ordinal}`,
        () => ({
          by: [
            { opcode: opLoad, words: [as, module.bound, pointer] },
            { ...instruction, words: instruction.words.with(word, module.bound) },
          ],
          header: { bound: module.bound + 1 },
        }),
      ]
    }
  },
)
