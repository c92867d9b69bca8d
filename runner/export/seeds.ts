import { enumerantByName, instructionByName } from '#spec/grammar/grammar'
import { texts } from '#spec/texts'
import { octets } from '../oracle/octets.ts'
import { template } from '../render.ts'
import type { Exporter, Origin } from './exporter.ts'
import { originView } from './origin-view.ts'

/** Largest seed in bytes: fuzzers are efficient with small inputs, and larger modules add nothing that others lack. */
const largest = 16 * 1024

const escaped = (bytes: Iterable<number>) =>
  [...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')

const word = (value: number) => escaped(octets(Uint32Array.of(value)))

/** Words that a fuzzer would take long to find: `name="value"` lines, as libFuzzer and AFL++ read them. */
function dictionary(origin: Origin): string {
  const named = texts.filter(
    ({ name }) => name !== 'core' && origin.texts.some((text) => text.name === name),
  )
  const entries = named.flatMap(({ facts }) => [
    ...[facts.extension, facts.instructionSet].flatMap((text) =>
      text === undefined ? [] : [[text, escaped(Buffer.from(`${text}\0`))] as const],
    ),
    // Those of an extended instruction set have no opcode of their own.
    ...facts.instructions.flatMap(({ name, wordCount }) => {
      const opcode = instructionByName(name)?.opcode
      return opcode === undefined ? [] : [[name, word((wordCount << 16) | opcode)] as const]
    }),
    ...facts.enumerants.flatMap(({ kind, name }) => {
      const value = enumerantByName(kind, name)?.value
      return value === undefined ? [] : [[`${kind}_${name}`, word(value)] as const]
    }),
  ])
  const all = new Map([['magic', word(0x0723_0203)], ...entries])
  return [...all].map(([name, value]) => `${name.replaceAll(/\W/g, '_')}="${value}"\n`).join('')
}

/** Modules named by the digests of their words, and a dictionary. */
export const seeds: Exporter = {
  summary: 'seed corpus and dictionary for libFuzzer, AFL++ and ClusterFuzzLite',
  consumer: 'a coverage-guided fuzzer',
  takes: ['cases'],
  files: (cases, origin) => {
    const small = cases
      .map(
        (exported) =>
          [`seeds/${exported.case.sha256}`, octets(exported.octets ?? exported.words)] as const,
      )
      .filter(([, bytes]) => bytes.length <= largest)
    const view = {
      ...originView(origin),
      largest,
      count: small.length,
      left: cases.length - small.length,
    }
    return new Map<string, string | Uint8Array>([
      ['README.md', template('exports/seeds/README.md.hbs', 'none')(view)],
      ['spirv.dict', dictionary(origin)],
      ...small,
    ])
  },
}
