import { type Emitter, emitter } from '../emitter.ts'
import { enumerantOf } from '../enumerant-of.ts'
import { reflectInBlock } from '../reflection.ts'
import { stringOf, textWords } from '../strings.ts'
import { instructionOf, write } from '../write.ts'

const languages = ['Unknown', 'GLSL', 'OpenCL_C'].map((name) => enumerantOf('SourceLanguage', name))

/** Instructions that mean nothing. */
export const debug: readonly Emitter[] = [
  emitter('reflection-in-a-block', 3, reflectInBlock, ({ world }) => world.reflection),
  emitter('name', 6, ({ draw, values, constants, names }) => {
    const named = (values.length > 0 ? values : constants).slice(-1 - draw.below(4))
    for (const { id } of named)
      names.push(instructionOf('OpName', id, ...textWords(draw.of(['x', '', 'größer']))))
    return named.length > 0
  }),
  emitter('member-name', 1, ({ structures, names }) => {
    const type = structures.at(-1)
    if (type === undefined) return false
    return names.push(instructionOf('OpMemberName', type.id, 0, ...textWords('first')))
  }),
  emitter('line', 2, (draft) => {
    write(draft, 'OpLine', stringOf(draft, 'source.cl'), draft.draw.below(9), 1)
  }),
  emitter('no-line', 1, (draft) => write(draft, 'OpNoLine')),
  emitter('source', 1, (draft) => {
    const { draw, sources } = draft
    const head = [draw.of(languages), 100 * (1 + draw.below(4))]
    if (draw.below(2) === 0) return sources.push(instructionOf('OpSource', ...head))
    const text = [stringOf(draft, 'source.cl'), ...textWords('{')]
    sources.push(instructionOf('OpSource', ...head, ...text))
    for (let left = draw.below(3); left > 0; left--)
      sources.push(instructionOf('OpSourceContinued', ...textWords('}')))
    return true
  }),
  emitter('source-extension', 1, ({ sources }) =>
    sources.push(instructionOf('OpSourceExtension', ...textWords('GL_EXT_something'))),
  ),
  emitter(
    'module-processed',
    1,
    ({ processed }) =>
      processed.push(instructionOf('OpModuleProcessed', ...textWords('optimized'))),
    ({ world }) => world.minor >= 1,
  ),
  emitter('nop', 1, (draft) => write(draft, 'OpNop')),
]
