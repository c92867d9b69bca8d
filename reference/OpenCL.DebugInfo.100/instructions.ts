import type { Check } from '../check.ts'
import { executing } from '../shared/debug-sets.ts'
import { voidResultCheck } from '../shared/small-sets.ts'
import { debugInfos, eachId, importName, instructionCheck } from './shared/debug-info.ts'
import { type OpenclOperandKind, operationOperands } from './shared/rows.ts'

/** Forward references, the exceptions: *Members* of DebugTypeComposite and *Function* of DebugFunction. */
const forwardKinds: readonly OpenclOperandKind[] = ['member', 'function']

export const checks: readonly Check[] = [
  /** Forward references. */
  {
    rule: 'OpenCL.DebugInfo.100/operands-are-defined-before-use',
    among: executing,
    judgeModule(module, report) {
      for (const info of debugInfos(module)) {
        const { instruction } = info
        // An instruction of another opcode is there for its forward references.
        if (instruction.name !== 'OpExtInst') continue
        eachId(info, (id, word, kind) => {
          const index = module.definitionIndex(id)
          if (index >= instruction.index && !forwardKinds.includes(kind))
            report(word, `%${id} is defined by a later ${module.instructions.at(index)?.name}`)
        })
      }
    },
  },
  /** Debug Operations, No. of Operands. Too few are a fault in the encoding. */
  instructionCheck(
    'OpenCL.DebugInfo.100/operation-has-no-operands-beyond-its-row',
    ['DebugOperation'],
    ({ operands: [operation, ...operands] }, _module, report) => {
      const [name, count] = operationOperands[operation?.value ?? -1] ?? []
      const excess = count === undefined ? undefined : operands[count]
      if (excess !== undefined)
        report(excess.word, `${name} has ${operands.length} operands, not ${count}`)
    },
  ),
  /** Binary Form. */
  voidResultCheck('OpenCL.DebugInfo.100/result-type-is-void', importName),
]
