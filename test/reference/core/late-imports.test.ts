import { describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { extentsOf } from '#generators/words/extents-of'
import { decode } from '#reference/decode/decode'
import { validate } from '#reference/validate'
import { opcodeOf } from '#spec/grammar/opcodes'
import { newest } from '../newest.ts'

const shader = (operation: string) => `OpCapability Shader
OpExtension "SPV_KHR_non_semantic_info"
%set = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%f32 = OpTypeFloat 32
%one = OpConstant %f32 1
%f = OpTypeFunction %void
%main = OpFunction %void None %f
%label = OpLabel
${operation}
OpReturn
OpFunctionEnd
`
const texts: Readonly<Record<string, string>> = {
  'whose operands are ids': shader('%x = OpExtInst %f32 %set FMax %one %one'),
  'that is executed twice': shader(
    '%x = OpExtInst %f32 %set FMax %one %one\n%y = OpExtInst %f32 %set Sqrt %one',
  ),
  'that has a number among its operands': `OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpCapability Vector16
OpCapability Int64
%set = OpExtInstImport "OpenCL.std"
OpMemoryModel Physical64 OpenCL
%void = OpTypeVoid
%f32 = OpTypeFloat 32
%u64 = OpTypeInt 64 0
%v16 = OpTypeVector %f32 16
%p = OpTypePointer CrossWorkgroup %f32
%one = OpConstant %u64 1
%f = OpTypeFunction %void %p
%main = OpFunction %void None %f
%pointer = OpFunctionParameter %p
%label = OpLabel
%x = OpExtInst %v16 %set vloadn %one %pointer 16
OpReturn
OpFunctionEnd
`,
}

/** The module of a text, as it is and with its imports at the end. */
function modules(text: string): readonly [Uint32Array, Uint32Array] {
  const made = assemble(text)
  if (made.kind !== 'assembled') throw new Error(JSON.stringify(made.errors))
  const { words } = made
  const isImport = ({ opcode }: { readonly opcode: number }) =>
    opcode === opcodeOf('OpExtInstImport')
  const extents = extentsOf(words)
  const moved = [...extents.filter((each) => !isImport(each)), ...extents.filter(isImport)]
  const late = moved.flatMap(({ start, length }) => [...words.subarray(start, start + length)])
  return [words, Uint32Array.from([...words.subarray(0, 5), ...late])]
}

describe('an import that comes after its first use', () => {
  it.each(Object.entries(texts))('is the only fault that is blamed, for a set %s', (_, text) => {
    const [words, late] = modules(text)
    expect(validate(words, newest)).toEqual({ kind: 'valid' })
    const verdict = validate(late, newest)
    expect(verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : verdict).toEqual([
      'core/section-order',
    ])
  })

  it('leaves the operands of the instruction without a meaning', () => {
    const [words, late] = modules(texts['that has a number among its operands'] ?? '')
    const kinds = (module: Uint32Array) =>
      decode(module)
        .module.all('OpExtInst')[0]
        ?.operands.slice(2)
        .map(({ kind }) => kind)
    expect(kinds(words)).toEqual(['IdRef', 'IdRef', 'LiteralInteger'])
    expect(kinds(late)).toEqual(['LiteralInteger', 'LiteralInteger', 'LiteralInteger'])
    expect(decode(late).defects).toEqual([])
  })
})

it('an extended instruction whose set is not an import is blamed for that alone, whatever words follow', () => {
  const [words] = modules(texts['that has a number among its operands'] ?? '')
  const call = extentsOf(words).find(({ opcode }) => opcode === opcodeOf('OpExtInst'))
  const other = words.with((call?.start ?? 0) + 3, 3).with((call?.start ?? 0) + 7, 0xffff)
  const verdict = validate(other, newest)
  expect(verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : verdict).toEqual([
    'core/extended-set-is-import',
  ])
})
