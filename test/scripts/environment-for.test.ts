import { describe, expect, it } from 'vitest'
import { toBytes } from '#generators/words/bytes'
import type { Input } from '#scripts/cli/input/read-input'
import { environmentFor } from '#scripts/cli/options/environment-for'
import { assembly } from '../support/assembly.ts'

const file = 'module'
const words = assembly('OpCapability Shader\n', { version: 0x0001_0300 })
const binary = (module: Uint8Array | Uint32Array): Input => ({ kind: 'module', file, module })
const text = (content: string): Input => ({ kind: 'assembly', file, text: content })

describe('the environment of a module', () => {
  it.each([
    ['words', binary(words), 'spv1.3'],
    ['octets', binary(toBytes(words)), 'spv1.3'],
    ['swapped words', binary(Uint32Array.of(0x0302_2307, 0x0004_0100)), 'spv1.4'],
    ['no module', binary(Uint8Array.of(1, 2, 3)), 'spv1.6'],
    ['a version that nobody has', binary(words.with(1, 0x0009_0000)), 'spv1.6'],
    ['assembly', text('OpCapability Shader\n'), 'spv1.6'],
    ['a listing', text('; SPIR-V\n; Version: 1.2\n; Bound: 5\nOpCapability Shader\n'), 'spv1.2'],
    ['a comment after it', text('OpCapability Shader\n; Version: 1.2\n'), 'spv1.6'],
  ])('is that of its version: %s', (_, input, expected) => {
    expect(environmentFor(input, undefined)).toMatchObject({ name: expected })
    expect(environmentFor(input, 'vulkan1.1')).toMatchObject({ name: 'vulkan1.1' })
  })

  it('is a problem if no environment has the given name', () => {
    expect(environmentFor(binary(words), 'spv9')).toMatchObject({ code: 'unknown-environment' })
  })
})
