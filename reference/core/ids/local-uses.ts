import { opcodeOf } from '#spec/grammar/opcodes'
import type { Block, Module, Function as ModuleFunction } from '../../module.ts'
import { controlFlowOf } from '../shared/control-flow.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { perModule } from '../shared/per-module.ts'
import { hasResultType } from '../shared/results.ts'
import type { Place } from './place.ts'

/**
 * Places in a function, and between it and the next, where the result of an instruction of a function body is used amiss,
 * by what is amiss.
 */
export interface LocalUses {
  readonly undominated: readonly Place[]
  readonly otherFunction: readonly Place[]
}

const opFunction = opcodeOf('OpFunction')
const opPhi = opcodeOf('OpPhi')

const isSeenEverywhere = opcodeSet(['OpFunction', 'OpLabel'])

const nothingAmiss: LocalUses = { undominated: [], otherFunction: [] }

/** Whether no use can be amiss: in the first function, where it has one block and nothing stands between it and the next. */
function isAlone(module: Module, { definition, end, blocks }: ModuleFunction): boolean {
  return (
    blocks.length < 2 &&
    definition.index === module.functions[0]?.definition.index &&
    (end === module.instructions.length || module.opcodeAt(end) === opFunction)
  )
}

function usesIn(module: Module, body: ModuleFunction): LocalUses {
  if (isAlone(module, body)) return nothingAmiss
  const undominated: Place[] = []
  const otherFunction: Place[] = []
  const firstFunction = module.functions[0]?.definition.index ?? 0
  const { words, bound } = module
  const start = body.definition.index
  let index = start

  function fromOtherBlock(at: number, around: Block | undefined, place: Place): void {
    if (around === undefined || module.opcodeAt(index) === opPhi) return
    const home = module.blockOf({ index: at })
    if (home === undefined) return
    const flow = controlFlowOf(module, body)
    const from = flow.numberOf(home.label.result)
    const to = flow.numberOf(around.label.result)
    if (from !== undefined && to !== undefined && !flow.branches.dominates(from, to))
      undominated.push(place)
  }

  function use(id: number, word: number): void {
    if (id === 0 || id >= bound) return
    const at = module.definitionIndex(id)
    // At module scope, or later, which is for other rules.
    if (at <= firstFunction || at >= index) return
    if (isSeenEverywhere({ opcode: module.opcodeAt(at) })) return
    if (at < start) {
      if (module.functionOf({ index: at }) !== undefined) otherFunction.push({ word, id })
      return
    }
    const around = module.blockOf({ index })
    if (around === undefined || at < around.label.index) fromOtherBlock(at, around, { word, id })
  }

  function isFunction(at: number): boolean {
    return module.opcodeAt(at) === opFunction
  }

  /** Only non-semantic instructions may stand there. */
  function useOutside(id: number, word: number): void {
    if (id === 0 || id >= bound) return
    const at = module.definitionIndex(id)
    if (at <= firstFunction || at >= index) return
    if (!isFunction(at) && module.functionOf({ index: at }) !== undefined)
      otherFunction.push({ word, id })
  }

  for (; index < body.end; index++) {
    const word = module.wordAt(index)
    if (hasResultType({ opcode: module.opcodeAt(index) })) use(words[word + 1] as number, word + 1)
    module.eachId(index, use)
  }
  for (; index < module.instructions.length && !isFunction(index); index++)
    module.eachId(index, useOutside)
  return { undominated, otherFunction }
}

interface Latest {
  body: ModuleFunction | undefined
  uses: LocalUses | undefined
}

/** Of one function at a time: two rules ask for them one after the other. */
const latest = perModule((): Latest => ({ body: undefined, uses: undefined }))

/** What is amiss in a function about where ids are used that functions define. */
export function localUses(module: Module, body: ModuleFunction): LocalUses {
  const last = latest(module)
  if (last.body !== body || last.uses === undefined) {
    last.body = body
    last.uses = usesIn(module, body)
  }
  return last.uses
}
