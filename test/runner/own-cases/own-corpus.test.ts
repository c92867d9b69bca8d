import { describe, expect, it } from 'vitest'
import { pairsInAs } from '#generators/notation/pairs-in'
import { explainer } from '#runner/expectations/explainer'
import { isProblem } from '#runner/is-problem'
import { ownCasesOf } from '#runner/own-cases/own-cases'
import { ownCorpus } from '#runner/own-cases/own-corpus'
import { isOfOwnCases, ownExpectations } from '#runner/own-cases/own-expectations'
import { ownPairsFrom } from '#runner/own-cases/own-pair'
import { suite } from '#runner/suite'
import { ownCorpusFollowed } from '#scripts/cli/input/own-corpus-followed'
import { rules } from '#spec/texts'
import type { Verdict } from '#spec/verdict'

function corpusOf(text: string, ...pairs: readonly string[]) {
  const source = pairs.map((pair) => `{{#pair}}\n${pair}\n{{/pair}}\n`).join('\n')
  const file = `test/reference/${text}/family.pairs.hbs`
  const read = pairsInAs({ file, source, partials: {} }, ownPairsFrom)
  const manifest = { suite: suite(), texts: [], cases: [] }
  const corpus = {
    folder: 'corpus',
    manifest,
    read: () => ({ text: '', words: new Uint32Array() }),
  }
  return ownCorpus(ownCasesOf([{ text, file, pairs: read }]), corpus)
}

const pair = 'load-type/load\nbody: %x = OpLoad {%uint | float: %float} %variable_Private_uint'

describe("the judge's own cases as a corpus", () => {
  it('have controls, and words for each case', () => {
    const { manifest, read, isOwn } = corpusOf('core', pair)
    expect(isOwn).toBe(true)
    expect(
      manifest.cases.map(({ id, expect, control, phase }) => [id, expect, control, phase]),
    ).toEqual([
      ['own/core/load-type/load', 'valid', null, 'validate'],
      ['own/core/load-type/load.float', 'invalid', 'own/core/load-type/load', 'validate'],
    ])
    for (const filed of manifest.cases) {
      const found = read(filed)
      if (isProblem(found)) throw new Error(found.message)
      expect(found.words.length).toBeGreaterThan(5)
    }
  })

  it('are words, and not assembly, where the header has another version than the environment', () => {
    const { manifest } = corpusOf('core', pair.replace('\n', '\nversions: float 1.3\n'))
    expect(manifest.cases.map(({ file }) => file)).toEqual([
      'own/core/load-type/load.spvasm',
      'own/core/load-type/load.float.spvhex',
    ])
  })

  it('expect either answer if a rule can be read two ways', () => {
    const open = rules.find(
      ({ confidence, decidable }) => confidence === 'open' && decidable === 'module',
    )
    if (open === undefined) throw new Error('no rule is open')
    const { manifest } = corpusOf(open.text, pair.replace('load-type', open.slug))
    expect(manifest.cases.map(({ expect }) => expect)).toEqual(['valid', 'either'])
  })

  it('expect either answer for ways and controls that a pair calls open', () => {
    const { manifest } = corpusOf('core', pair.replace('\n', '\nopen: float\n'))
    expect(manifest.cases.map(({ expect, confidence }) => [expect, confidence])).toEqual([
      ['valid', 'certain'],
      ['either', 'open'],
    ])
    const openly = corpusOf('core', pair.replace('\n', '\nopen: control\n'))
    expect(openly.manifest.cases.map(({ expect }) => expect)).toEqual(['either', 'invalid'])
  })

  it('exclude those of older versions of a text', () => {
    const { manifest } = corpusOf(
      'core',
      pair.replace('\n', '\nrevision: SPV_KHR_untyped_pointers first\n'),
    )
    expect(manifest.cases).toEqual([])
  })

  it('say what other versions of a text expect', () => {
    const declared =
      'capabilities: Kernel Addresses Int64 UntypedPointersKHR\nextensions: OpExtension "SPV_KHR_untyped_pointers"\n' +
      'declarations: %p_local = OpTypeUntypedPointerKHR Workgroup\n%p_global = OpTypeUntypedPointerKHR CrossWorkgroup\n' +
      '%local = OpUntypedVariableKHR %p_local Workgroup %uint\n%global = OpUntypedVariableKHR %p_global CrossWorkgroup %uint'
    const { manifest } = corpusOf(
      'SPV_KHR_untyped_pointers',
      `async-copy-result-type-is-an-event/types in spv1.6\n${declared}\nbody: %copied = OpUntypedGroupAsyncCopyKHR {%event | integer: %uint} %uint_2 %local %global %ulong_4 %ulong_1 %ulong_4 %null_event`,
    )
    const [control, broken] = manifest.cases
    // Earlier versions do not have the instruction.
    expect(control?.revisions).toMatchObject({
      SPV_KHR_untyped_pointers: { '2025-07-29': 'valid' },
    })
    expect(broken?.revisions).toBeUndefined()
  })

  it('are explained by the records about their rule, which the explanation names', () => {
    const entry = { outcome: 'false-accept', reason: 'does not look', cause: 'a' } as const
    const { entries } = ownExpectations({
      tool: 'T',
      moving: {},
      entries: [
        { ...entry, cases: ['core/load-type/*-1', 'core/load-type/*-2', 'core/store-type/*'] },
        { ...entry, rules: ['core/load-type'] },
      ],
    })
    expect(entries.slice(2)).toEqual([
      {
        ...entry,
        rules: ['core/load-type', 'core/store-type'],
        reason: 'by its rule alone: does not look',
      },
    ])
  })

  it('are not explained by a record about their rule if the tool says something else of its cases', () => {
    const refusal = { outcome: 'false-reject', reason: 'refuses it', cause: 'a' } as const
    const entry = { ...refusal, cases: ['core/load-type/*-1'] }
    const key = 'Operand # of the load is #'
    const versions = { '1.0': [{ outcome: 'false-reject', reason: 'refuses it', key }] }
    const { entries } = ownExpectations(
      { tool: 'T', moving: {}, entries: [entry] },
      { tool: 'T', versions },
    )
    const asked = { case: 'own/core/load-type/load', rule: 'core/load-type', environment: 'spv1.6' }
    const refused = (message: string): Verdict => ({
      kind: 'invalid',
      phase: 'validate',
      blames: [],
      message,
    })
    const explainedBy = (version: string, message: string) =>
      explainer(entries, version).explains(asked, 'false-reject', refused(message))?.reason
    const guess = 'by its rule alone: refuses it'
    expect(explainedBy('1.0', "Operand 7 of the load is '4[%4]'")).toBe(guess)
    expect(explainedBy('1.0', 'NumWorkgroups decorates a constant')).toBeUndefined()
    // Nobody recorded what other versions say.
    expect(explainedBy('2.0', 'NumWorkgroups decorates a constant')).toBe(guess)
  })

  const guess = 'by its rule alone: dies of it'

  /** The reason for the death of a tool with that message, where another one is recorded of a case of the rule. */
  function reasonOfDeath(recorded: string, signal: string, message: string): string | undefined {
    const death = { outcome: 'crash', reason: 'dies of it', cause: 'a' } as const
    const entry = { ...death, cases: ['core/load-type/*-1'] }
    const versions = { '1.0': [{ outcome: 'crash', reason: 'dies of it', key: recorded }] }
    const { entries } = ownExpectations(
      { tool: 'T', moving: {}, entries: [entry] },
      { tool: 'T', versions },
    )
    const asked = { case: 'own/core/load-type/load', rule: 'core/load-type', environment: 'spv1.6' }
    const died = { kind: 'crash', signal, message } as Verdict
    return explainer(entries, '1.0').explains(asked, 'crash', died)?.reason
  }

  it('are not explained by a record about their rule if the tool dies elsewhere', () => {
    const key = "SIGABRT tool: file.cpp:1378: int type(int): Assertion `parent' failed."
    const explainedBy = (message: string) => reasonOfDeath(key, 'SIGABRT', message)
    expect(explainedBy("tool: ./file.cpp:1378: int type(int): Assertion `parent' failed.")).toBe(
      guess,
    )
    expect(explainedBy("tool: ./file.cpp:99: int type(int): Assertion `parent' failed.")).toBe(
      undefined,
    )
    // A death without a word may be any.
    expect(explainedBy('')).toBe(guess)
  })

  it('are explained by a record about their rule if the tool dies in the same function of another caller', () => {
    const key = 'SIGSEGV in hasResult, tool+x160dc3'
    const explainedBy = (message: string) => reasonOfDeath(key, 'SIGSEGV', message)
    expect(explainedBy('in hasResult, tool+x160e03, mark')).toBe(guess)
    expect(explainedBy('in operandAt, tool+x160dc3')).toBeUndefined()
  })

  it('are explained first by entries of their own, which do not mention a rule', () => {
    const entry = { outcome: 'false-reject', reason: 'refuses it', cause: 'a' } as const
    const ofOwnCases = { ...entry, cases: ['own/core/load-type/load', 'own/core/store-type/*'] }
    const ofCorpus = { ...entry, cases: ['core/load-type/*'], reason: 'of the corpus' }
    const { entries } = ownExpectations({ tool: 'T', moving: {}, entries: [ofOwnCases, ofCorpus] })
    expect(entries).toEqual([
      ofOwnCases,
      ofCorpus,
      { ...entry, rules: ['core/load-type'], reason: 'by its rule alone: of the corpus' },
    ])
    expect(entries.map(isOfOwnCases)).toEqual([true, false, false])
  })

  it('are asked about instead of another corpus', () => {
    expect(ownCorpusFollowed(['corpus'], undefined)).toMatchObject({ code: 'bad-usage' })
    expect(ownCorpusFollowed([], ['SPV_KHR_untyped_pointers=first'])).toMatchObject({
      code: 'bad-usage',
    })
  })
})
