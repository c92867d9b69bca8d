import type { Allowances } from '#reference/selection'
import type { RuleClass, RuleId } from '#spec/rule'
import { ruleById } from '#spec/texts'
import { optionsInHelp } from './options-in-help.ts'

/** The promise of the help of spirv-val about an option. */
export interface ValidatorOption {
  /** The option as one line: `--max-id-bound 8388607`. */
  readonly line: string
  /** Whether every module that is valid without the option is valid with it. */
  readonly allowsMore: boolean
  /** Classes of rules that a module may break with the option; `all` where the help does not limit them. */
  readonly lifts: readonly RuleClass[] | 'all'
  /** What makes the reference judge as with the option; absent where it has nothing like it. */
  readonly allowances?: Allowances
}

/** The words of decorations belong to the layout that they describe. */
const layout = ['layout', 'decoration'] as const

const layouts = [
  ['--relax-block-layout', { relaxed: true }],
  ['--uniform-buffer-standard-layout', { uniformStandard: true }],
  ['--scalar-block-layout', { scalar: true }],
  ['--workgroup-scalar-block-layout', { workgroupScalar: true }],
] as const

const ofLayouts: readonly ValidatorOption[] = [
  ...layouts.map(([line, allowed]) => ({
    ...{ line, allowsMore: true, lifts: layout, allowances: { layouts: allowed } },
  })),
  { line: '--skip-block-layout', allowsMore: true, lifts: layout },
]

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

/** An option that sets a limit of the core specification (2.17). */
interface LimitOption {
  readonly rule: RuleId
  /** The number of the core specification. */
  readonly usual: number
  /** Numbers that are tried besides those around what a module has. */
  readonly values: readonly number[]
}

const small = [0, 1, 2, 3, 4, 6, 8, 12, 16, 32]

const limits: Readonly<Record<string, LimitOption>> = {
  '--max-struct-members': {
    rule: 'core/structure-member-limit',
    usual: 16_383,
    values: [...small, 16_384, 65_535],
  },
  '--max-struct-depth': {
    rule: 'core/structure-nesting-limit',
    usual: 255,
    values: [...small, 256, 1023],
  },
  '--max-local-variables': {
    rule: 'core/local-variable-limit',
    usual: 524_287,
    values: [...small, 524_288, 1_000_000],
  },
  '--max-global-variables': {
    rule: 'core/global-variable-limit',
    usual: 65_535,
    values: [...small, 65_536, 200_000],
  },
  '--max-switch-branches': {
    rule: 'core/switch-limit',
    usual: 16_383,
    values: [...small, 16_384, 65_535],
  },
  '--max-function-args': {
    rule: 'core/function-parameter-limit',
    usual: 255,
    values: [...small, 256, 1023],
  },
  '--max-control-flow-nesting-depth': {
    rule: 'core/control-flow-nesting-limit',
    usual: 1023,
    values: [...small, 1024, 4095],
  },
  '--max-access-chain-indexes': {
    rule: 'core/access-chain-limit',
    usual: 255,
    values: [...small, 256, 1023],
  },
  '--max-id-bound': {
    rule: 'core/bound-limit',
    usual: 4_194_303,
    values: [8, 16, 32, 64, 128, 256, 512, 1024, 4_194_304, 16_777_215],
  },
}

function limitOption(name: string, { rule, usual }: LimitOption, value: number): ValidatorOption {
  const allowsMore = value >= usual
  return {
    ...{ line: `${name} ${value}`, allowsMore, lifts: allowsMore ? ['limit'] : [] },
    allowances: { universal: new Map([[rule, value]]) },
  }
}

const ofLimits = Object.entries(limits).flatMap(([name, limit]) =>
  limit.values.map((value) => limitOption(name, limit, value)),
)

/** Size and alignment in bytes; a layout can be right for one size and wrong for another. */
const descriptors = ['buffer', 'image', 'sampler', 'tensor'].flatMap((kind) =>
  ['4:4', '8:8', '16:16', '24:8', '32:32', '64:32', '96:64', '256:256'].map(
    (bytes): ValidatorOption => ({
      line: `--${kind}-descriptor-layout ${bytes}`,
      allowsMore: false,
      lifts: layout,
    }),
  ),
)

/** The options of spirv-val that change its answers. */
export const validatorOptions: readonly ValidatorOption[] = [
  ...ofLayouts,
  ...ofClients,
  ...lenient,
  ...ofLimits,
  ...descriptors,
]

const byLine = new Map(validatorOptions.map((option) => [option.line, option]))

/** The row of an option, also of a limit with a number that is not listed; `undefined` for an option that is not known. */
export function validatorOption(line: string): ValidatorOption | undefined {
  const [name = '', value = ''] = line.split(' ')
  const limit = limits[name]
  return limit === undefined || !/^\d+$/.test(value)
    ? byLine.get(line)
    : limitOption(name, limit, Number(value))
}

/** The number of the core specification for the limit that an option sets; `undefined` for other options. */
export function usualLimit(line: string): number | undefined {
  return limits[line.split(' ', 1)[0] ?? '']?.usual
}

/** What makes the reference judge as with all of these options; `undefined` where it has nothing like one of them. */
export function allowancesOf(options: readonly ValidatorOption[]): Allowances | undefined {
  const each = options.flatMap(({ allowances }) => allowances ?? [])
  if (each.length < options.length) return undefined
  return {
    layouts: Object.assign({}, ...each.map((allowances) => allowances.layouts)),
    universal: new Map(each.flatMap(({ universal }) => [...(universal ?? [])])),
  }
}

/** Whether a module that breaks the rule may be valid with the option. A rule that is not known may always be lifted. */
export function lifts({ lifts: classes }: ValidatorOption, rule: string): boolean {
  const row = ruleById(rule)
  return row === undefined || classes === 'all' || classes.includes(row.class)
}

/** The lines of {@link validatorOptions} whose option the help lists. */
export function listedValidatorOptions(help: string): readonly string[] {
  const names = optionsInHelp(help)
  return validatorOptions
    .map(({ line }) => line)
    .filter((line) => names.has(line.split(' ', 1)[0] ?? ''))
}
