import { commonRows } from '#generators/words/common-rows'
import { disassemble } from '#reference/disassemble/disassemble'

/** A finding as a pair of the maker. */
export interface AdoptedFinding {
  /** Slug of the rule, and the name of the pair. */
  readonly rule: string
  readonly name: string
  readonly environment: string
  /** What the control shows, as a line without a full stop. */
  readonly summary: string
  /** The valid module. */
  readonly control: Uint32Array
  /** The module with the fault, and the name of the way; absent where a tool refuses the valid one. */
  readonly broken?: { readonly way: string; readonly words: Uint32Array }
}

/** The labels of a pair, by the instructions that come after them; what is not named is of a function. */
const labels: readonly (readonly [label: string, names: RegExp])[] = [
  ['capabilities', /^OpCapability$/],
  ['extensions', /^OpExtension$/],
  ['imports', /^OpExtInstImport$/],
  ['memoryModel', /^OpMemoryModel$/],
  ['entryPoints', /^OpEntryPoint$/],
  ['modes', /^OpExecutionMode(Id)?$/],
  ['debug', /^Op(String|Source\w*|Name|MemberName|ModuleProcessed)$/],
  ['annotations', /^Op\w*Decorat\w*$/],
  ['declarations', /^Op(Type|Constant|SpecConstant|Variable|UntypedVariable|Undef)\w*$/],
]

/** A line of a module, with its section. */
interface SectionLine {
  readonly text: string
  readonly label: string
}

function linesOf(words: Uint32Array): readonly SectionLine[] {
  let isInFunction = false
  const lines = disassemble(words, { header: false }).split('\n')
  return lines.flatMap((line): SectionLine[] => {
    const text = line.trim()
    if (text === '') return []
    const name = /(?:^|= )(Op\w+)/.exec(text)?.[1] ?? ''
    isInFunction ||= name === 'OpFunction'
    const found = labels.find(([, names]) => names.test(name))
    return [{ text, label: isInFunction || found === undefined ? 'main' : found[0] }]
  })
}

/** Lines of both modules, section by section: those in common, and alternatives where they differ. */
function sectionText(
  control: readonly SectionLine[],
  broken: readonly SectionLine[],
  way: string,
): string {
  const texts = (lines: readonly SectionLine[]) => lines.map(({ text }) => text)
  const [sound, faulty] = [texts(control), texts(broken)]
  const lines: string[] = []
  let [left, right] = [0, 0]
  for (const [mine, theirs] of [
    ...commonRows(sound, faulty),
    [sound.length, faulty.length] as const,
  ]) {
    const [valid, invalid] = [sound.slice(left, mine), faulty.slice(right, theirs)]
    if (valid.length > 0 || invalid.length > 0)
      lines.push(`{ ${valid.join('\n')} | ${way}: ${invalid.join('\n')} }`)
    if (mine < sound.length) lines.push(sound[mine] ?? '')
    left = mine + 1
    right = theirs + 1
  }
  return lines.join('\n')
}

/** Pieces that a pair has from its skeleton where it does not give them. */
const usual: ReadonlySet<string> = new Set(['memoryModel', 'entryPoints', 'modes', 'main'])

/** The lines of functions without the end of the last one, which a pair adds. */
function inMain(lines: readonly SectionLine[]): readonly SectionLine[] {
  return lines.at(-1)?.text === 'OpFunctionEnd' ? lines.slice(0, -1) : lines
}

/** The block of a file of pairs that gives the modules of a finding as a case and its control. See docs/pairs.md. */
export function adoptedPair(finding: AdoptedFinding): string {
  const { rule, name, environment, summary, control, broken } = finding
  const [sound, faulty] = [linesOf(control), linesOf(broken?.words ?? control)]
  const hasFunctions = sound.some(({ label }) => label === 'main')
  const sections = [...labels.map(([label]) => label), 'main'].flatMap((label) => {
    const among = (lines: readonly SectionLine[]) => lines.filter((line) => line.label === label)
    const text = sectionText(inMain(among(sound)), inMain(among(faulty)), broken?.way ?? '')
    return text === '' && !(hasFunctions && usual.has(label)) ? [] : [`${label}: ${text}`.trimEnd()]
  })
  return [
    hasFunctions ? '{{#pair}}' : '{{#pair in="library"}}',
    `${rule}/${name} in ${environment}: ${summary}`,
    ...sections,
    ...(hasFunctions ? ['body:', 'end:'] : []),
    '{{/pair}}',
    '',
  ].join('\n')
}
