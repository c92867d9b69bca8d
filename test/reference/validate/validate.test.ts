import { describe, expect, it } from 'vitest'
import { createValidator, validate } from '#reference/validate'
import { type Environment, environmentByName, environments } from '#spec/environments'
import { rules } from '#spec/texts'
import { composed, untypedKernel } from '../../support/composed.ts'
import { encode } from '../../support/encode.ts'
import { newest } from '../newest.ts'

const valid = composed()
const twoFaults = composed({
  body: '%x = OpIAdd %uint %uint_0 %float_1\n%y = OpLoad %uint %uint_4',
  schema: 7,
})

describe('the function validate', () => {
  it('accepts octets and words in either byte order', () => {
    const octets = new Uint8Array(valid.buffer.slice(0))
    const swapped = octets.slice()
    for (let index = 0; index < swapped.length; index += 4)
      swapped.subarray(index, index + 4).reverse()
    for (const input of [valid, octets, swapped])
      expect(validate(input, newest)).toEqual({ kind: 'valid' })
  })

  it('applies each of many selections of rules, also when one is repeated', () => {
    const blamed = [
      'core/schema-zero',
      'core/integer-arithmetic-operand',
      'core/load-pointer',
    ] as const
    const others = rules.filter(({ text }) => text !== 'core').map(({ id }) => id)
    expect(others.length).toBeGreaterThan(40)
    const selections = [...blamed, ...others.slice(0, 40)]
    for (const rule of [...selections, ...selections]) {
      const verdict = validate(twoFaults, newest, { without: [rule] })
      const expected = blamed.filter((blame) => blame !== rule)
      expect(verdict.kind === 'invalid' && verdict.blames.map((blame) => blame.rule)).toEqual(
        expected,
      )
    }
  })

  it('reports every violation in the order of the words', () => {
    const verdict = validate(twoFaults, newest)
    if (verdict.kind !== 'invalid') throw new Error(`the verdict is ${verdict.kind}`)
    expect(verdict.phase).toBe('validate')
    expect(verdict.blames.map(({ rule }) => rule)).toEqual([
      'core/schema-zero',
      'core/integer-arithmetic-operand',
      'core/load-pointer',
    ])
    const words = verdict.blames.map(({ word }) => word)
    expect(words).toEqual(words.toSorted((a, b) => a - b))
    expect(verdict.message).toBe('core/schema-zero at word 4: the schema word is 7 (and 2 more)')
  })

  it('lists at most 4096 violations, and says that there are more', () => {
    const opName = 5
    const names = Array.from({ length: 5000 }, () => ({ opcode: opName, words: [0, 0x61] }))
    const verdict = validate(encode(names), newest)
    if (verdict.kind !== 'invalid') throw new Error(`the verdict is ${verdict.kind}`)
    expect(verdict.blames).toHaveLength(4096)
    expect(verdict.message).toMatch(/ \(and at least 4095 more\)$/)
    const left = validate(encode(names.slice(0, 4000)), newest, { without: ['core/id-not-zero'] })
    expect(left.kind === 'invalid' && left.message).toMatch(/ \(and \d+ more\)$/)
  })

  it('leaves out the rules that it is given for exclusion', () => {
    const validator = createValidator({
      without: ['core/schema-zero', 'core/integer-arithmetic-operand'],
    })
    expect(validator(twoFaults, newest)).toMatchObject({ blames: [{ rule: 'core/load-pointer' }] })
  })

  it('follows the given revision of a text', () => {
    const words = composed({
      ...untypedKernel,
      declarations: `%up = OpTypeUntypedPointerKHR CrossWorkgroup
%v = OpUntypedVariableKHR %up CrossWorkgroup %uint_array4
%c = OpSpecConstantOp %up UntypedAccessChainKHR %uint_array4 %v %uint_0`,
    })
    const rule = 'SPV_KHR_untyped_pointers/spec-constant-op-has-no-untyped-chain'
    const verdictBy = (version: string | number) =>
      validate(words, newest, { revisions: { SPV_KHR_untyped_pointers: version } })
    for (const old of ['first', 1, 2, '2024-08-28'])
      expect(verdictBy(old)).toMatchObject({ blames: [{ rule }] })
    for (const now of ['newest', 3, 4, '2025-07-29'])
      expect(verdictBy(now)).toEqual({ kind: 'valid' })
    expect(validate(words, newest)).toEqual({ kind: 'valid' })
    expect(() => verdictBy(9)).toThrow('SPV_KHR_untyped_pointers has no version 9')
  })

  it('reports a broken encoding in phase decode, and nothing else', () => {
    const words = encode([
      { opcode: 17, words: [1] },
      { opcode: 17, words: [] },
    ])
    expect(validate(words, newest)).toMatchObject({
      kind: 'invalid',
      phase: 'decode',
      blames: [{ rule: 'core/operand-missing', word: 7 }],
    })
  })

  it('gives the fault of an owned instruction to the text that owns it', () => {
    const words = encode([{ opcode: 4461, words: [1, 2] }])
    expect(validate(words, newest)).toMatchObject({
      phase: 'decode',
      blames: [{ rule: 'SPV_EXT_replicated_composites/instruction-has-four-words' }],
    })
  })

  it.each([
    ['an opcode', encode([{ opcode: 65_000, words: [] }])],
    ['an enumerant', composed({ capabilities: 'OpCapability Shader\nOpCapability !65000' })],
    ['an extension', composed({ extensions: 'OpExtension "SPV_XYZ_unheard_of"' })],
    ['an instruction set', composed({ imports: '%s = OpExtInstImport "Unheard.Of"' })],
  ])('does not guess about %s that it does not know', (_, words) => {
    expect(validate(words, newest).kind).toBe('unsupported')
  })

  it('refuses a literal that the table of its text lacks, unless an unknown extension may have it', () => {
    const imports = '%s = OpExtInstImport "OpenCL.DebugInfo.100"'
    const body = '%x = OpExtInst %void %s DebugOperation !10'
    expect(validate(composed({ imports, body }), newest)).toMatchObject({
      phase: 'decode',
      blames: [{ rule: 'OpenCL.DebugInfo.100/operation-is-in-the-table' }],
    })
    const extensions = 'OpExtension "SPV_XYZ_unheard_of"'
    expect(validate(composed({ imports, body, extensions }), newest).kind).toBe('unsupported')
  })

  it('skips unknown instructions of non-semantic sets', () => {
    const words = composed({
      minor: 6,
      imports:
        '%s = OpExtInstImport "NonSemantic.Unheard.Of"\n%d = OpExtInstImport "NonSemantic.Graph.DebugInfo.1"',
      body: '%x = OpExtInst %void %s 99 %uint_1\n%y = OpExtInst %void %d 99 %uint_1 %uint_1 %uint_1',
    })
    expect(validate(words, newest)).toEqual({ kind: 'valid' })
  })
})

describe('core/version-in-environment', () => {
  // The module is a shader, which environments of OpenCL refuse for other reasons than its version.
  const takesShaders = environments.filter(({ client }) => client !== 'opencl')
  const named = (those: readonly Environment[]) =>
    those.map((environment) => [environment.name, environment] as const)

  it.each(named(takesShaders))('accepts the newest version of %s', (_, environment) => {
    const minor = (environment.version >>> 8) & 0xff
    expect(validate(composed({ minor }), environment).kind).toBe('valid')
  })

  it.each(named(environments))('limits %s to its newest version', (_, environment) => {
    const minor = (environment.version >>> 8) & 0xff
    const rule = minor === 6 ? 'core/version-known' : 'core/version-in-environment'
    const broken = (words: Uint32Array) => {
      const verdict = validate(words, environment)
      return verdict.kind === 'invalid' ? verdict.blames.filter((blame) => blame.rule === rule) : []
    }
    expect(broken(composed({ minor }))).toEqual([])
    const newer = composed({ version: environment.version + 0x100 })
    expect(broken(newer)).toMatchObject([{ rule, word: 1 }])
  })

  it('is the only rule that refuses a newer module in an older environment', () => {
    const old = environmentByName('spv1.0')
    if (old === undefined) throw new Error('there is no environment spv1.0')
    expect(validate(valid, old, { without: ['core/version-in-environment'] })).toEqual({
      kind: 'valid',
    })
  })
})
