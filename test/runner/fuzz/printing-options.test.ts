import { describe, expect, it } from 'vitest'
import { toBytes } from '#generators/words/bytes'
import { validate } from '#reference/validate'
import { assembleText, toAssembly } from '#runner/corpus/assembly'
import { make } from '#runner/fuzz/make/make'
import { noPast } from '#runner/fuzz/make/past'
import type { Asked } from '#runner/fuzz/observe/asked'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import { isProblem } from '#runner/is-problem'
import type { Assembler, Disassembler } from '#runner/oracle/oracle'
import { everyMaker as makers } from '../../support/every-maker.ts'
import { assembler, disassembler } from '../../support/tools.ts'

const asked = Array.from({ length: 160 }, (_, index): Asked => {
  const { words, environment } = make(makers, 9, index, noPast)
  return { words, environment, judge: validate(words, environment) }
}).filter(
  ({ judge, words, environment }) => judge.kind === 'valid' && words[1] === environment.version,
)

const [plain, offsets, comment] = ['--raw-id', '--offsets', '--comment']

/** Prints as we do; with options, what `change` makes of that. */
function printer(change: (text: string, options: readonly string[]) => string): Disassembler {
  return {
    ...{ kind: 'disassembler', name: 'printer', tool: 'printer', version: '1', command: 'printer' },
    close: () => {},
    options: { listed: [plain, offsets, comment], command: (options) => options.join(' ') },
    disassemble: async (module, options) => {
      const words = module instanceof Uint32Array ? module : new Uint32Array()
      const text = toAssembly(words, 'spv1.6') ?? ''
      return { kind: 'output', value: options === undefined ? text : change(text, options) }
    },
  }
}

const reader: Assembler = {
  ...{ kind: 'assembler', name: 'reader', tool: 'reader', version: '1', command: 'reader' },
  close: () => {},
  assemble: async (text, environment) => {
    const made = assembleText(text, environment.name, 'text')
    return isProblem(made)
      ? { kind: 'invalid', phase: 'decode', blames: [], message: 'is not assembly' }
      : { kind: 'output', value: toBytes(made) }
  },
}

async function found(tool: Disassembler): Promise<readonly string[]> {
  const probe = probesOf([tool, reader], []).find(({ name }) => name === 'printer+reader+options')
  const observed = (await probe?.observe(asked)) ?? []
  expect(observed.filter(({ kind }) => kind !== 'not-asked').length).toBeGreaterThan(5)
  return observed.flatMap(({ disagreement }) =>
    disagreement === undefined ? [] : [`${disagreement.outcome} ${disagreement.options}`],
  )
}

describe('options of a disassembler', () => {
  it('find nothing where the text is that of the same module', async () => {
    expect(await found(printer((text) => `; a comment\n${text}`))).toEqual([])
  })

  it('find an option with which an instruction is left out', async () => {
    const tool = printer((text, options) =>
      options.includes(offsets)
        ? text
            .split('\n')
            .filter((line) => !line.includes('OpMemoryModel'))
            .join('\n')
        : text,
    )
    expect(new Set(await found(tool))).toEqual(new Set([`wrong-output ${offsets}`]))
  })

  it('find an option whose text is not assembly', async () => {
    const tool = printer((text, options) => (options.includes(comment) ? `%% ${text}` : text))
    expect(new Set(await found(tool))).toEqual(new Set([`wrong-output ${comment}`]))
  })
})

it('spirv-dis has options, and what it prints with each of them is the same module', async () => {
  const dis = await disassembler('spirv-dis@testing')
  const as = await assembler('spirv-as@testing')
  try {
    const listed = dis.options?.listed ?? []
    expect(listed).toEqual(expect.arrayContaining([plain, '--nested-indent', '--reorder-blocks']))
    const probe = probesOf([dis, as], []).find(({ name }) => name.endsWith('+options'))
    const [question] = asked
    if (question === undefined || probe === undefined) throw new Error('there is no valid module')
    const each = listed.map((option) => ({
      ...question,
      options: option === '--reorder-blocks' ? [plain, option] : [option],
    }))
    const observed = await probe.observe(each)
    expect(observed.map(({ kind, disagreement }) => [kind, disagreement])).toEqual(
      each.map(() => ['output', undefined]),
    )
  } finally {
    dis.close()
    as.close()
  }
})
