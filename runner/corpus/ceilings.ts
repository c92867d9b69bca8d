/** How many there may be. */
export interface CaseRoom {
  /** Up to this number, every case that shows something new is accepted. */
  readonly usual: number
  /** Beyond `usual` only what shows a feature of the first kind, up to this many. */
  readonly most: number
}

/** How many cases a rule gets of each kind; valid ones that are there as controls only do not count. */
export interface Rooms {
  readonly valid: CaseRoom
  readonly invalid: CaseRoom
}

/** How many cases each rule gets. */
export interface Ceiling extends Rooms {
  /** The exceptions, keyed by the id of a rule or the name of a text. */
  readonly others?: Readonly<Record<string, Rooms>>
}

/**
 * Rules that some tool gets wrong in one of many modules only, or whose opcode or enumerant only one module has, so
 * that fewer cases would not show it. Among them those that ask for a capability or an extension: what is broken is far
 * from the instruction that needs it.
 */
const inFewModules: readonly string[] = [
  'NonSemantic.ClspvReflection/argument-info-reference-has-the-same-import',
  'NonSemantic.ClspvReflection/data-holds-only-hexadecimal-digits',
  'NonSemantic.ClspvReflection/data-holds-whole-bytes',
  'NonSemantic.ClspvReflection/import-version-is-a-decimal-number',
  'NonSemantic.ClspvReflection/import-version-is-at-least-one',
  'NonSemantic.ClspvReflection/import-version-is-at-most-the-revision',
  'NonSemantic.ClspvReflection/printf-id-is-unique',
  'SPV_EXT_descriptor_heap/array-stride-id-is-greater-than-zero',
  'SPV_EXT_descriptor_heap/arrays-of-blocks-with-descriptors-have-no-stride',
  'SPV_EXT_descriptor_heap/capability-is-declared',
  'SPV_EXT_descriptor_heap/extension-is-declared',
  'SPV_EXT_descriptor_heap/id-decoration-is-given-once',
  'SPV_EXT_descriptor_heap/id-decoration-is-not-in-op-member-decorate',
  'SPV_EXT_descriptor_heap/member-decorate-id-decoration-is-a-layout-decoration',
  'SPV_EXT_descriptor_heap/member-decorate-id-stands-among-annotations',
  'SPV_EXT_descriptor_heap/offset-id-is-on-a-member',
  'SPV_EXT_descriptor_heap/size-of-type-is-a-descriptor-type',
  'SPV_EXT_descriptor_heap/texel-pointer-is-not-copied',
  'SPV_EXT_descriptor_heap/untyped-pointers-extension-is-declared',
  'SPV_EXT_replicated_composites/capability-is-declared',
  'SPV_EXT_replicated_composites/extension-is-declared',
  'SPV_EXT_replicated_composites/result-type-is-homogeneous',
  'SPV_KHR_constant_data/data-needs-the-capability',
  'SPV_KHR_constant_data/extension-is-declared',
  'SPV_KHR_constant_data/utf-encoded-needs-the-capability',
  'SPV_KHR_constant_data/utf-encoded-target-has-integer-elements',
  'SPV_KHR_constant_data/utf-encoded-width-is-8',
  'SPV_KHR_untyped_pointers/load-and-store-through-untyped-pointer-are-of-no-bare-matrix',
  'SPV_KHR_untyped_pointers/spec-constant-op-has-no-untyped-chain',
]

const [mostValid, mostInvalid] = [100, 180]

const more: Rooms = {
  valid: { usual: 12, most: mostValid },
  invalid: { usual: 18, most: mostInvalid },
}

/**
 * Every way of breaking a rule and every answer to a generator's questions, and nothing beside it, so that a person reads
 * through a rule's folder and all texts together make fewer than 30,000 cases.
 */
export const ceiling: Ceiling = {
  valid: { usual: 0, most: mostValid },
  invalid: { usual: 0, most: mostInvalid },
  others: {
    ...Object.fromEntries(inFewModules.map((name) => [name, more])),
    // Each of five encodings by each instruction that is not listed.
    'SPV_EXT_ocp_microscaling_types/values-are-used-with-listed-instructions': {
      ...more,
      invalid: { usual: 0, most: 220 },
    },
    // Its modules differ in more than their makers ask for.
    SPV_KHR_untyped_pointers: { ...more, invalid: { usual: 14, most: mostInvalid } },
  },
}

/** How many cases a rule of a text gets. */
export function roomsOf(all: Ceiling, text: string, rule: string): Rooms {
  return all.others?.[rule] ?? all.others?.[text] ?? all
}
