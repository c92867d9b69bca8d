import { operandKindByName } from '#spec/grammar/grammar'
import { operationNamed } from '../../signatures/operation.ts'
import { instructionOf } from '../../words/instruction-of.ts'
import { wordsOfString } from '../../words/strings.ts'
import type { Draft } from '../draft.ts'
import { type Emitter, emitter, when } from '../emitter.ts'
import { reflectInBlock } from '../reflection.ts'
import { uint, voidType } from '../types.ts'
import { declareObject, idOnce, importOf, stringOf, write } from '../write.ts'

/** The numbers of all source languages that core has. */
export const languages = (operandKindByName('SourceLanguage')?.enumerants ?? [])
  .filter(({ version }) => version !== null)
  .map(({ value }) => value)

const hasModuleProcessed = ({ world }: Draft) => world.minor >= 1

/** Instructions that mean nothing. */
export const debug: readonly Emitter[] = [
  when(({ world }) => world.reflection, 'reflection-in-a-block', 3, reflectInBlock),
  emitter('name', 6, ({ draw, values, constants, names }) => {
    const named = (values.length > 0 ? values : constants).slice(-1 - draw.below(4))
    for (const { id } of named)
      names.push(instructionOf('OpName', id, ...wordsOfString(draw.of(['x', '', 'größer']))))
    return named.length > 0
  }),
  emitter('member-name', 1, ({ structures, names }) => {
    const type = structures.at(-1)
    if (type === undefined) return false
    return names.push(instructionOf('OpMemberName', type.id, 0, ...wordsOfString('first')))
  }),
  emitter('line', 2, (draft) => {
    write(draft, 'OpLine', stringOf(draft, 'source.cl'), draft.draw.below(9), 1)
  }),
  emitter('no-line', 1, (draft) => write(draft, 'OpNoLine')),
  emitter('source', 1, (draft) => {
    const { draw, sources } = draft
    const head = [draw.of(languages), 100 * (1 + draw.below(4))]
    if (draw.below(2) === 0) return sources.push(instructionOf('OpSource', ...head))
    const text = [stringOf(draft, 'source.cl'), ...wordsOfString('{')]
    sources.push(instructionOf('OpSource', ...head, ...text))
    for (let left = draw.below(3); left > 0; left--)
      sources.push(instructionOf('OpSourceContinued', ...wordsOfString('}')))
    return true
  }),
  emitter('source-extension', 1, ({ sources }) =>
    sources.push(instructionOf('OpSourceExtension', ...wordsOfString('GL_EXT_something'))),
  ),
  when(hasModuleProcessed, 'module-processed', 1, ({ processed }) =>
    processed.push(instructionOf('OpModuleProcessed', ...wordsOfString('optimized'))),
  ),
  emitter('nop', 1, (draft) => write(draft, 'OpNop')),
]

const set = 'NonSemantic.Shader.DebugInfo.100'
/** Instructions of debug information and of DWARF. */
const versions = [100, 4] as const
const glsl = 2
const isDefinition = 8

function describe(draft: Draft, name: string, ...operands: readonly number[]): number {
  const type = voidType(draft)
  const instruction = [importOf(draft, set), operationNamed(name, set).opcode]
  return declareObject(draft, 'OpExtInst', type, ...instruction, ...operands)
}

/** An instruction of the set that the module has once; strings and numbers are declared. */
function once(
  draft: Draft,
  name: string,
  ...operands: readonly (string | number | ((draft: Draft) => number))[]
): number {
  return idOnce(draft, `debug ${name}`, () => {
    const ids = operands.map((operand) => {
      if (typeof operand === 'function') return operand(draft)
      return typeof operand === 'string' ? stringOf(draft, operand) : uint(draft, operand)
    })
    return describe(draft, name, ...ids)
  })
}

const sourceOf = (draft: Draft) => once(draft, 'DebugSource', 'source.glsl', 'void main() {}')
const unitOf = (draft: Draft) => once(draft, 'DebugCompilationUnit', ...versions, sourceOf, glsl)
const hasDebugInfo = ({ world }: Draft) => world.shader && world.client !== 'opengl'

/** Global variables of NonSemantic.Shader.DebugInfo.100: what one describes is a variable or a constant. */
export const debugVariables: readonly Emitter[] = [
  when(hasDebugInfo, 'debug-global-variable', 1, (draft) => {
    const { draw, constants, globals, plain, world } = draft
    if (world.minor < 6) draft.extensions.add('SPV_KHR_non_semantic_info')
    const candidates = [
      ...constants.filter(({ id, type }) => type.part !== undefined && plain.has(id)).slice(-4),
      ...globals.filter(({ declaration }) => declaration).slice(-2),
    ].map(({ id }) => id)
    const name = stringOf(draft, 'g')
    const place = [sourceOf(draft), uint(draft, 1), uint(draft, 1), unitOf(draft)]
    const type = once(draft, 'DebugTypeBasic', 'int', 32, 4, 0)
    const flags = uint(draft, isDefinition)
    const described = candidates.length === 0 ? once(draft, 'DebugInfoNone') : draw.of(candidates)
    describe(draft, 'DebugGlobalVariable', name, type, ...place, name, described, flags)
  }),
]
