import type { RuleClass } from '#spec/rule'
import { ruleById } from '#spec/texts'

/** The promise of the help of spirv-val about an option. */
export interface ValidatorOption {
  /** The option as one line: `--max-id-bound 8388607`. */
  readonly line: string
  /** Whether every module that is valid without the option is valid with it. */
  readonly allowsMore: boolean
  /** Classes of rules that a module may break with the option; `all` where the help does not limit them. */
  readonly lifts: readonly RuleClass[] | 'all'
}

/** The words of decorations belong to the layout that they describe. */
const layout = ['layout', 'decoration'] as const

const layouts = [
  '--relax-block-layout',
  '--uniform-buffer-standard-layout',
  '--scalar-block-layout',
  '--workgroup-scalar-block-layout',
  '--skip-block-layout',
].map((line): ValidatorOption => ({ line, allowsMore: true, lifts: layout }))

/** Options for clients: what they forbid beyond the texts. */
const ofClients = [
  '--allow-localsizeid',
  '--allow-offset-texture-operand',
  '--allow-vulkan-32-bit-bitwise',
].map((line): ValidatorOption => ({ line, allowsMore: true, lifts: ['environment'] }))

const lenient = [
  '--relax-logical-pointer',
  '--relax-struct-store',
  '--before-hlsl-legalization',
].map((line): ValidatorOption => ({ line, allowsMore: true, lifts: 'all' }))

/** Each limit of the core specification (2.17), far below it and above it. */
const limits = [
  ['--max-struct-members', 2, 65_535],
  ['--max-struct-depth', 1, 1023],
  ['--max-local-variables', 1, 1_000_000],
  ['--max-global-variables', 1, 200_000],
  ['--max-switch-branches', 1, 65_535],
  ['--max-function-args', 1, 1023],
  ['--max-control-flow-nesting-depth', 1, 4095],
  ['--max-access-chain-indexes', 1, 1023],
  ['--max-id-bound', 8, 16_777_215],
].flatMap(([name, low, high]): readonly ValidatorOption[] => [
  { line: `${name} ${low}`, allowsMore: false, lifts: [] },
  { line: `${name} ${high}`, allowsMore: true, lifts: ['limit'] },
])

/** Size and alignment in bytes; a layout can be right for one size and wrong for another. */
const descriptors = ['buffer', 'image', 'sampler', 'tensor'].flatMap((kind) =>
  ['16:16', '64:32'].map(
    (bytes): ValidatorOption => ({
      line: `--${kind}-descriptor-layout ${bytes}`,
      allowsMore: false,
      lifts: layout,
    }),
  ),
)

/** The options of spirv-val that change its answers. */
export const validatorOptions: readonly ValidatorOption[] = [
  ...layouts,
  ...ofClients,
  ...lenient,
  ...limits,
  ...descriptors,
]

const byLine = new Map(validatorOptions.map((option) => [option.line, option]))

/** The row of an option; `undefined` for an option that is not known. */
export function validatorOption(line: string): ValidatorOption | undefined {
  return byLine.get(line)
}

/** Whether a module that breaks the rule may be valid with the option. A rule that is not known may always be lifted. */
export function lifts({ lifts: classes }: ValidatorOption, rule: string): boolean {
  const row = ruleById(rule)
  return row === undefined || classes === 'all' || classes.includes(row.class)
}

/** The lines of {@link validatorOptions} whose option the help lists. */
export function listedValidatorOptions(help: string): readonly string[] {
  const names = new Set(help.match(/^ {2}--[\w-]+/gm)?.map((name) => name.trim()))
  return validatorOptions
    .map(({ line }) => line)
    .filter((line) => names.has(line.split(' ', 1)[0] ?? ''))
}
