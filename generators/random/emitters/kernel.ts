import { opcodeOf } from '#spec/grammar/opcodes'
import type { Draft } from '../draft.ts'
import { drawNumeric } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { genericPointer } from '../generic-pointer.ts'
import { uint } from '../literals.ts'
import { opaqueType } from '../opaque-types.ts'
import { uintType } from '../scalar-types.ts'
import { textWords } from '../text-words.ts'
import { valueLike } from '../values.ts'
import { localVariable } from '../variables.ts'
import { write } from '../write.ts'
import { eventType, typedAsyncCopy } from './async-copy.ts'
import { rowsWith } from './row.ts'

const opNamedBarrierInitialize = opcodeOf('OpNamedBarrierInitialize')
const workgroup = 2
/** AcquireRelease, on memory of the workgroup. */
const ordering = 0x8 | 0x100

const barrierType = (draft: Draft) => opaqueType(draft, 'OpTypeNamedBarrier', 'NamedBarrier')

function barrierOf(draft: Draft): number {
  const type = barrierType(draft)
  const count = valueLike(draft, uintType(draft))
  const id = draft.bound++
  write(draft, opNamedBarrierInitialize, type.id, id, count)
  return id
}

const row = rowsWith({
  applies: ({ world }) => !world.shader && world.client === 'universal',
  types: { number: uintType },
  operands: {
    pointer: (draft) => localVariable(draft, drawNumeric(draft, 'integer'), true).id,
    generic: genericPointer,
    scope: (draft) => uint(draft, workgroup),
    semantics: (draft) => uint(draft, ordering),
    number: (draft) => valueLike(draft, uintType(draft)),
    events: (draft) => localVariable(draft, eventType(draft), true).id,
    barrier: barrierOf,
  },
})

/** What else kernels alone have. */
export const kernels: readonly Emitter[] = [
  typedAsyncCopy,
  row('OpGroupWaitEvents', undefined, 'scope', 'number', 'events'),
  row('OpMemoryNamedBarrier', undefined, 'barrier', 'scope', 'semantics'),
  row('OpSizeOf', 'number', 'pointer'),
  row('OpGenericPtrMemSemantics', 'number', 'generic'),
  {
    name: 'type-opaque',
    weight: 1,
    applies: ({ world }) => !world.shader,
    emit(draft) {
      opaqueType(draft, 'OpTypeOpaque', undefined, ...textWords('struct.elsewhere'))
      return true
    },
  },
]
