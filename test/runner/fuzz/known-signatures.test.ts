import { expect, it } from 'vitest'
import type { FiledCase } from '#runner/corpus/manifest'
import type { Corpus } from '#runner/corpus/read-corpus'
import type { Expectations } from '#runner/expectations/expectations'
import { knownOf } from '#runner/fuzz/campaign/known-signatures'
import type { Suspect } from '#runner/fuzz/finding/suspect'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import type { Oracle } from '#runner/oracle/oracle'
import { type Environment, environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'
import { planted } from '../../support/planted.ts'

const environment = environmentByName('spv1.6') as Environment
const module = (declaration: string) =>
  assembly(`OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
${declaration}
`)
const plain = module('%1 = OpTypeBool')
const odd = module('%1 = OpTypeSampler')

function filed(rule: FiledCase['rule'], at: number): FiledCase {
  return {
    id: `${rule}/case-${at}`,
    rule,
    expect: 'valid',
    phase: 'validate',
    control: null,
    environments: ['spv1.6'],
    confidence: 'certain',
    summary: '',
    origin: { generator: 'test', choices: {} },
    sha256: '',
    file: '',
  }
}

/** Thirty cases of a rule whose modules the tool takes, thirty of one whose it refuses. */
const cases = (['core/type-unique', 'core/undef-not-void'] as const).flatMap((rule) =>
  Array.from({ length: 30 }, (_, at) => filed(rule, at)),
)
const corpus = {
  manifest: { cases },
  read: ({ rule }: FiledCase) => ({ words: rule === 'core/type-unique' ? plain : odd }),
} as unknown as Corpus

/** Refuses samplers, and counts what it is asked. */
function refusesSamplers(): Oracle & { readonly asked: () => number } {
  let count = 0
  const judgeAll: Oracle['judgeAll'] = async (questions) => {
    count += questions.length
    return questions.map(({ module: of }) =>
      of.length === odd.length && of.join() === odd.join()
        ? { kind: 'invalid', phase: 'validate', blames: [], message: 'no samplers, please' }
        : { kind: 'valid' },
    )
  }
  return { ...planted.isRight(), judgeAll, asked: () => count }
}

const expectations: Expectations = {
  tool: 'right',
  moving: {},
  entries: [{ rules: ['core/*'], outcome: 'false-reject', reason: 'it takes no samplers' }],
}
const suspect = (said: string) =>
  ({
    disagreement: { outcome: 'false-reject', key: said, said },
    environment,
  }) as unknown as Suspect

it('what is known of a tool is what it says of any rule that an entry speaks of', async () => {
  const tool = refusesSamplers()
  const [probe] = probesOf([tool], [])
  if (probe === undefined) throw new Error('no probe')
  const known = await knownOf(probe, expectations, corpus)
  expect(known(suspect('no samplers, please'))).toBe('it takes no samplers')
  expect(known(suspect('no images, please'))).toBeUndefined()
  expect(tool.asked()).toBe(12)
})

it('a tool is not asked about cases that cannot show what the entry says', async () => {
  const tool = refusesSamplers()
  const [probe] = probesOf([tool], [])
  if (probe === undefined) throw new Error('no probe')
  const entries = expectations.entries.map((of) => ({ ...of, outcome: 'false-accept' as const }))
  await knownOf(probe, { ...expectations, entries }, corpus)
  expect(tool.asked()).toBe(0)
})

it('what a tool says where a text can be read two ways is known', async () => {
  const tool = refusesSamplers()
  const [probe] = probesOf([tool], [])
  if (probe === undefined) throw new Error('no probe')
  const open = { ...corpus, manifest: { cases: cases.map((of) => ({ ...of, expect: 'either' })) } }
  const known = await knownOf(probe, { ...expectations, entries: [] }, open as unknown as Corpus)
  expect(known(suspect('no samplers, please'))).toBe('the text can be read two ways')
})
