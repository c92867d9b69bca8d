import { describe, expect, test } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { wholeJudgement } from '#reference/dispatch'
import { checksOfRows } from '#reference/rows/checks-of-rows'
import type { SelectedJudgement } from '#reference/selection'
import { createValidator } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import type { Rule } from '#spec/rule'
import * as definitions from '#spec/vocabulary/definitions'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { boundaries } from './boundaries.ts'

const planted: Rule = {
  id: 'planted/asked',
  text: 'planted',
  slug: 'asked',
  section: 'Nowhere',
  summary: 'A planted rule.',
  class: 'type',
  phase: 'validate',
  decidable: 'module',
  confidence: 'certain',
}

/** Types by name, and an OpUndef of each. */
const types = Object.entries({
  void: 'OpTypeVoid',
  procedure: 'OpTypeFunction %void',
  bool: 'OpTypeBool',
  short: 'OpTypeInt 16 1',
  int: 'OpTypeInt 32 1',
  uint: 'OpTypeInt 32 0',
  long: 'OpTypeInt 64 1',
  ulong: 'OpTypeInt 64 0',
  half: 'OpTypeFloat 16',
  brain: 'OpTypeFloat 16 BFloat16KHR',
  float: 'OpTypeFloat 32',
  double: 'OpTypeFloat 64',
  bool2: 'OpTypeVector %bool 2',
  int2: 'OpTypeVector %int 2',
  uint2: 'OpTypeVector %uint 2',
  int3: 'OpTypeVector %int 3',
  float2: 'OpTypeVector %float 2',
  float3: 'OpTypeVector %float 3',
  float4: 'OpTypeVector %float 4',
  matrix: 'OpTypeMatrix %float3 2',
  matrix4: 'OpTypeMatrix %float4 4',
})
const later = Object.entries({
  ints: 'OpTypeArray %int %four',
  ints3: 'OpTypeArray %int %three',
  floats: 'OpTypeArray %float %four',
  runtime: 'OpTypeRuntimeArray %int',
  pair: 'OpTypeStruct %int %float',
  reversed: 'OpTypeStruct %float %int',
  single: 'OpTypeStruct %int',
  pointer: 'OpTypePointer Function %int',
  floatPointer: 'OpTypePointer Function %float',
  private: 'OpTypePointer Private %int',
  sampler: 'OpTypeSampler',
  image: 'OpTypeImage %float 2D 0 0 0 1 Unknown',
  image3: 'OpTypeImage %float 3D 0 0 0 1 Unknown',
  intImage: 'OpTypeImage %int 2D 0 0 0 1 Unknown',
  storageImage: 'OpTypeImage %float 2D 0 0 0 2 Rgba32f',
})
const undefinedOnes = [...types, ...later].map(([name]) => `%u_${name} = OpUndef %${name}`)

function declarations(rows: readonly (readonly [string, string])[]): string {
  return rows.map(([name, text]) => `%${name} = ${text}`).join('\n')
}

/** A module whose `main` has these lines. */
function wordsOf(lines: string): Uint32Array {
  const assembled = assemble(`; Version: 1.6
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
${declarations(types)}
%two = OpConstant %int 2
%three = OpConstant %int 3
%four = OpConstant %int 4
%hundred = OpConstant %int 100
%minus = OpConstant %int -1
%null = OpConstantNull %int
%spec = OpSpecConstant %int 3
${declarations(later)}
${undefinedOnes.join('\n')}
%global = OpVariable %private Private
%main = OpFunction %void None %procedure
%label = OpLabel
%variable = OpVariable %pointer Function
%loaded = OpIMul %int %two %two
${lines}
OpReturn
OpFunctionEnd`)
  if (assembled.kind !== 'assembled') throw new Error(JSON.stringify(assembled))
  return assembled.words
}

function messagesOf(rows: readonly SentenceRow[], lines: string): readonly string[] {
  const judgement: SelectedJudgement = {
    amendments: [],
    checks: checksOfRows('planted', rows),
    ruleById: (id) => (id === planted.id ? planted : wholeJudgement.ruleById(id)),
  }
  const environment = environmentByName('spv1.6')
  if (environment === undefined) throw new Error('no spv1.6')
  const verdict = createValidator({}, judgement)(wordsOf(lines), environment)
  return verdict.kind === 'invalid' ? verdict.blames.map(({ message }) => message) : []
}

describe('an instruction on both sides of a fact', () => {
  test.each(
    boundaries.flatMap((boundary) =>
      boundary.holds.map((line) => [line, boundary.word, boundary] as const),
    ),
  )('`%s` fulfils the fact %s', (line, _, { instruction, fact }) => {
    expect(messagesOf(rowsAt(instruction, { asked: fact }), line)).toEqual([])
  })

  test.each(
    boundaries.flatMap((boundary) =>
      boundary.broken.map((line, index) => [line, boundary.word, boundary, index] as const),
    ),
  )('`%s` breaks the fact %s', (line, _, { instruction, fact, message }, index) => {
    const messages = messagesOf(rowsAt(instruction, { asked: fact }), line)
    expect(messages.length).toBeGreaterThan(0)
    if (index === 0) expect(messages.join('\n')).toContain(message)
    expect(messages.join('\n')).not.toMatch(/undefined|\[object|NaN/)
  })

  test.each(['holds', 'broken'] as const)(
    'exists for every word of the vocabulary, as one that %s',
    (side) => {
      const shown = new Set(
        boundaries.flatMap((boundary) =>
          boundary[side].length > 0 ? [boundary.word, boundary.fact.shape] : [],
        ),
      )
      // Every type is any type.
      if (side === 'broken') shown.add('any')
      const words = Object.values(definitions).flatMap((table) => Object.keys(table))
      expect(words.filter((word) => !shown.has(word))).toEqual([])
    },
  )
})
