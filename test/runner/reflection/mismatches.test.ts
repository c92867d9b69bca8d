import { describe, expect, test } from 'vitest'
import { decode } from '#reference/decode/decode'
import { mismatchCodes } from '#runner/reflection/mismatch'
import { readReflection } from '#runner/reflection/read-reflection'
import { constantPairs } from './constant-pairs.ts'
import { descriptorPairs } from './descriptor-pairs.ts'
import { halfKnown } from './half-known.ts'
import { buffer } from './parts.ts'
import { rangePairs } from './range-pairs.ts'
import { codesOf, type ReflectedParts, reflected, wordsOf } from './reflected.ts'

const pairs = [...descriptorPairs, ...rangePairs, ...constantPairs]

function replaced(parts: ReflectedParts, from: string, to: string): ReflectedParts {
  return Object.fromEntries(
    Object.entries(parts).map(([part, text]) => [part, text.replace(from, () => to)]),
  )
}

describe('a mismatch', () => {
  test.each(pairs)('$codes.0 is found: $name', ({ codes, parts, from, to }) => {
    expect(Object.values(parts).join('\n').split(from)).toHaveLength(2)
    expect(codesOf(reflected(parts))).toEqual([])
    expect(codesOf(reflected(replaced(parts, from, to)))).toEqual(codes)
  })

  test('has a pair of modules for every code', () => {
    expect([...new Set(pairs.flatMap(({ codes: [first] }) => first ?? []))].sort()).toEqual(
      mismatchCodes.filter((code) => !withOthers.includes(code)).sort(),
    )
  })
})

/** Codes that never come first, for where they are another one comes too. */
const withOthers: readonly string[] = ['variable-missing']
describe('incomplete reflection', () => {
  test.each(halfKnown)('is no mismatch: %s', (_, parts) => {
    expect(codesOf(reflected(parts))).toEqual([])
  })
})

test('a mismatch is reported with its kernel and place', () => {
  const text = reflected(replaced(buffer, 'ArgumentStorageBuffer', 'ArgumentUniform'))
  const { module } = decode(wordsOf(text))
  const instruction = module.all('OpExtInst').at(-1)
  expect(readReflection(module, true).mismatches).toEqual([
    {
      class: 'semantics',
      code: 'storage-class-differs',
      word: instruction?.word,
      kernel: 'fill',
      message: expect.stringMatching(/^ArgumentUniform at set 0, binding 1 .* StorageBuffer$/),
    },
  ])
  expect(readReflection(module, false).mismatches).toEqual([])
})
