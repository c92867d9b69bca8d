import { opcodeOf } from '#spec/grammar/opcodes'
import type { Draft } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { enumerantOf } from '../enumerant-of.ts'
import { reflectInBlock } from '../reflection.ts'
import { stringOf } from '../strings.ts'
import { textWords } from '../text-words.ts'
import { write } from '../write.ts'

const opName = opcodeOf('OpName')
const opMemberName = opcodeOf('OpMemberName')
const opLine = opcodeOf('OpLine')
const opNoLine = opcodeOf('OpNoLine')
const opSource = opcodeOf('OpSource')
const opSourceContinued = opcodeOf('OpSourceContinued')
const opSourceExtension = opcodeOf('OpSourceExtension')
const opModuleProcessed = opcodeOf('OpModuleProcessed')
const languages = ['Unknown', 'GLSL', 'OpenCL_C'].map((name) => enumerantOf('SourceLanguage', name))
const opNop = opcodeOf('OpNop')
const always = () => true

/** Instructions that mean nothing. */
export const debug: readonly Emitter[] = [
  {
    name: 'reflection-in-a-block',
    weight: 3,
    applies: ({ world }) => world.reflection,
    emit: reflectInBlock,
  },
  {
    name: 'name',
    weight: 6,
    applies: always,
    emit({ draw, values, constants, names }) {
      const named = (values.length > 0 ? values : constants).slice(-1 - draw.below(4))
      for (const { id } of named) {
        names.push({ opcode: opName, words: [id, ...textWords(draw.of(['x', '', 'größer']))] })
      }
      return named.length > 0
    },
  },
  {
    name: 'member-name',
    weight: 1,
    applies: always,
    emit({ structures, names }: Draft) {
      const type = structures.at(-1)
      if (type === undefined) return false
      names.push({ opcode: opMemberName, words: [type.id, 0, ...textWords('first')] })
      return true
    },
  },
  {
    name: 'line',
    weight: 2,
    applies: always,
    emit(draft) {
      write(draft, opLine, stringOf(draft, 'source.cl'), draft.draw.below(9), 1)
      return true
    },
  },
  {
    name: 'no-line',
    weight: 1,
    applies: always,
    emit(draft) {
      write(draft, opNoLine)
      return true
    },
  },
  {
    name: 'source',
    weight: 1,
    applies: always,
    emit(draft) {
      const { draw, sources } = draft
      const head = [draw.of(languages), 100 * (1 + draw.below(4))]
      if (draw.below(2) === 0) sources.push({ opcode: opSource, words: head })
      else {
        const words = [...head, stringOf(draft, 'source.cl'), ...textWords('{')]
        sources.push({ opcode: opSource, words })
        for (let left = draw.below(3); left > 0; left--)
          sources.push({ opcode: opSourceContinued, words: textWords('}') })
      }
      return true
    },
  },
  {
    name: 'source-extension',
    weight: 1,
    applies: always,
    emit({ sources }) {
      sources.push({ opcode: opSourceExtension, words: textWords('GL_EXT_something') })
      return true
    },
  },
  {
    name: 'module-processed',
    weight: 1,
    applies: ({ world }) => world.minor >= 1,
    emit({ processed }) {
      processed.push({ opcode: opModuleProcessed, words: textWords('optimized') })
      return true
    },
  },
  {
    name: 'nop',
    weight: 1,
    applies: always,
    emit(draft) {
      write(draft, opNop)
      return true
    },
  },
]
