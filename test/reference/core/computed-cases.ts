import type { RuleId } from '#spec/rule'
import type { ModulePieces } from '../../support/composed.ts'

/** A rule with a module that keeps it and one that breaks it and nothing else. */
export interface ComputedCase {
  readonly rule: RuleId
  readonly valid: ModulePieces
  readonly invalid: ModulePieces
  /** The name that distinguishes it from other cases of its rule. */
  readonly name?: string
}

/** The two modules differ in these parts; `common` are those that both have. */
function parts(
  slug: string,
  valid: ModulePieces,
  invalid: ModulePieces,
  common: ModulePieces = {},
  name?: string,
): ComputedCase {
  return {
    rule: `core/${slug}`,
    valid: { ...common, ...valid },
    invalid: { ...common, ...invalid },
    ...(name === undefined ? {} : { name }),
  }
}

/** The two modules differ in their declarations. */
function declared(slug: string, valid: string, invalid: string): ComputedCase {
  return parts(slug, { declarations: valid }, { declarations: invalid })
}

function times(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('\n')
}

function list(count: number, word: string): string {
  return Array.from({ length: count }, () => word).join(' ')
}

/** A structure `depth` deep. */
function nested(depth: number): string {
  return [
    '%s1 = OpTypeStruct %uint',
    times(depth - 1, (index) => `%s${index + 2} = OpTypeStruct %s${index + 1}`),
  ].join('\n')
}

const widths = (count: number): string => `OpExecutionMode %main LocalSize 1 1 1
${times(count - 1, (index) => `OpExecutionMode %main SignedZeroInfNanPreserve ${index + 1}`)}`

const function_ = (count: number): string => `%big = OpTypeFunction %void ${list(count, '%uint')}`

/** Selections in each other. */
function selections(depth: number, name = 's'): string {
  return [
    times(
      depth,
      (index) =>
        `OpSelectionMerge %${name}m${index} None\nOpBranchConditional %true %${name}b${index} %${name}m${index}\n%${name}b${index} = OpLabel`,
    ),
    times(
      depth,
      (index) => `OpBranch %${name}m${depth - 1 - index}\n%${name}m${depth - 1 - index} = OpLabel`,
    ),
  ].join('\n')
}

const variables = '%v = OpVariable %fp Function\n%w = OpVariable %fw Function\n'

/** Headers, and universal limits, at them and one beyond: what no assembly says, or only very long texts. */
export const computedCases: readonly ComputedCase[] = [
  parts('version-known', {}, { version: 0x0001_0301 }),
  parts('version-known', {}, { version: 0x0001_0700 }, {}, 'too new'),
  parts('schema-zero', {}, { schema: 1 }),
  parts('bound-limit', { bound: 0x3f_ffff }, { bound: 0x40_0000 }),
  parts(
    'id-below-bound',
    { debug: 'OpName %main "m"' },
    { debug: 'OpName %9999 "m"', bound: 9999 },
  ),
  parts(
    'execution-mode-limit',
    { modes: widths(255) },
    { modes: widths(256) },
    { minor: 4, capabilities: 'OpCapability Shader\nOpCapability SignedZeroInfNanPreserve' },
  ),
  parts(
    'access-chain-limit',
    { body: `${variables}%x = OpAccessChain %pointer_Function_uint %v ${list(254, '%uint_0')}` },
    {
      body: `${variables}%x = OpAccessChain %pointer_Function_uint %w ${list(255, '%uint_0')} %uint_0`,
    },
    {
      declarations: `${nested(254)}
%s255 = OpTypeArray %s254 %uint_1
%s256 = OpTypeArray %s255 %uint_1
%fp = OpTypePointer Function %s254
%fw = OpTypePointer Function %s256`,
    },
  ),
  declared('function-parameter-limit', function_(255), function_(256)),
  declared(
    'structure-member-limit',
    `%big = OpTypeStruct ${list(16_383, '%uint')}`,
    `%big = OpTypeStruct ${list(16_384, '%uint')}`,
  ),
  declared('structure-nesting-limit', nested(255), nested(256)),
  parts(
    'switch-limit',
    {
      body: `OpSelectionMerge %m None\nOpSwitch %uint_0 %m ${times(16_383, (index) => `${index} %m`).replaceAll('\n', ' ')}\n%m = OpLabel`,
    },
    {
      body: `OpSelectionMerge %m None\nOpSwitch %uint_0 %m ${times(16_384, (index) => `${index} %m`).replaceAll('\n', ' ')}\n%m = OpLabel`,
    },
  ),
  parts(
    'extended-argument-limit',
    { body: `%x = OpExtInst %void %set 1 ${list(255, '%uint_0')}` },
    { body: `%x = OpExtInst %void %set 1 ${list(256, '%uint_0')}` },
    { minor: 6, imports: '%set = OpExtInstImport "NonSemantic.Unheard.Of"' },
  ),
  parts(
    'string-limit',
    { debug: `OpName %uint "${'a'.repeat(65_534)}é"` },
    { debug: `OpName %uint "${'a'.repeat(65_536)}"` },
  ),
  parts('control-flow-nesting-limit', { body: selections(1023) }, { body: selections(1024) }),
  parts(
    'control-flow-nesting-limit',
    { body: `${selections(1023, 'a')}\n${selections(1023, 'b')}` },
    { body: `${selections(1, 'a')}\n${selections(1024, 'b')}` },
    {},
    'one after the other',
  ),
]
