import type { Instruction, Module, Function as ModuleFunction } from '../../module.ts'
import { type ControlFlow, controlFlowOf } from './control-flow.ts'
import { opcodeSet } from './opcode-set.ts'
import { perModule } from './per-module.ts'
import { isStructureSound } from './structure.ts'

/** A header block with the blocks that its merge instruction declares. Blocks are numbered in their order. */
export interface Header {
  readonly number: number
  readonly merge: Instruction
  /** Number of the merge block; `undefined` where it is no block of the function. */
  readonly mergeBlock: number | undefined
  /** Number of the continue target of a loop; `undefined` for selections. */
  readonly continueTarget: number | undefined
}

/** The structured control flow of a function. */
export interface StructuredFlow {
  readonly flow: ControlFlow
  readonly headers: readonly Header[]
}

function headersOf(flow: ControlFlow): readonly Header[] {
  return flow.blocks.flatMap((_, number) => {
    const merge = flow.mergeOf(number)
    if (merge === undefined) return []
    const [mergeBlock, continueTarget] = merge.operands
    return [
      {
        number,
        merge,
        mergeBlock: flow.numberOf(mergeBlock?.value ?? 0),
        continueTarget:
          merge.name === 'OpLoopMerge' ? flow.numberOf(continueTarget?.value ?? 0) : undefined,
      },
    ]
  })
}

const isMerge = opcodeSet(['OpLoopMerge', 'OpSelectionMerge'])

/** Whether every merge instruction of the function makes a header, and names blocks: else it is what has the fault. */
function areMergesSound(module: Module, body: ModuleFunction, headers: readonly Header[]): boolean {
  let count = 0
  for (let index = body.definition.index; index < body.end; index++)
    if (isMerge({ opcode: module.opcodeAt(index) })) count++
  return (
    count === headers.length &&
    headers.every(
      ({ merge, mergeBlock, continueTarget }) =>
        mergeBlock !== undefined && (merge.name !== 'OpLoopMerge' || continueTarget !== undefined),
    )
  )
}

interface Latest {
  flow: ControlFlow | undefined
  /** `undefined` where a merge instruction is at fault. */
  found: StructuredFlow | undefined
}

/** Of one function at a time: several rules ask for them one after the other. */
const latest = perModule((): Latest => ({ flow: undefined, found: undefined }))

/**
 * The headers of a function; `undefined` where its control flow need not be structured, for the module has no Shader,
 * and where its blocks or merge instructions are at fault by themselves.
 */
export function structuredFlowOf(module: Module, body: ModuleFunction): StructuredFlow | undefined {
  if (body.blocks.length < 2 || !module.capabilities.has('Shader')) return undefined
  if (!isStructureSound(module)) return undefined
  const flow = controlFlowOf(module, body)
  const last = latest(module)
  if (last.flow !== flow) {
    const headers = headersOf(flow)
    last.flow = flow
    last.found = areMergesSound(module, body, headers) ? { flow, headers } : undefined
  }
  return last.found
}
