import type { RuleId } from '#spec/rule'

/**
 * How much of a module has to be known for a rule to decide there: the instruction that is blamed, with all that its operands
 * and types are made of; every instruction of its function as well; or every instruction of the module.
 */
export type RuleReach = 'instruction' | 'function' | 'module'

function rules(names: string): readonly RuleId[] {
  return names
    .trim()
    .split(/\s+/)
    .map((slug): RuleId => `core/${slug}`)
}

/**
 * Rules that no extension relaxes for instructions, types and values that core describes: how ids are defined, in which order
 * instructions come, how functions and blocks are formed, and that operands and results of basic instructions fit
 * each other. All others may be what an extension is for: capabilities, decorations, storage classes, which types there are,
 * conversions between kinds of values, what images and extended instructions take.
 */
const byReach: Readonly<Record<RuleReach, readonly RuleId[]>> = {
  instruction: rules(`
    id-not-zero id-below-bound id-defined result-id-unique result-type-is-type
    integer-arithmetic-result integer-arithmetic-operand shift-base shift-amount
    unsigned-arithmetic-result unsigned-arithmetic-operand float-arithmetic-result float-arithmetic-operand
    vector-times-scalar matrix-times-scalar vector-times-matrix matrix-times-vector matrix-times-matrix
    outer-product dot-product extended-arithmetic-result extended-arithmetic-operand
    boolean-result logical-operand any-all-operand float-classification-operand
    integer-comparison-operand float-comparison-operand transpose-type
    vector-extract-dynamic vector-insert-dynamic-result vector-insert-dynamic-vector
    vector-insert-dynamic-component vector-dynamic-index vector-shuffle-result vector-shuffle-operands
    vector-shuffle-count vector-shuffle-literal
    composite-construct-type composite-construct-count composite-extract-type composite-insert-type
    composite-insert-object composite-index-bounds composite-index-depth copy-object-type
    constant-boolean-type constant-numerical-type constant-constituent-count constant-constituent-type
    branch-condition switch-selector switch-literals-distinct
    function-type-is-function-type function-result-type call-result-type call-argument-count
    call-argument-type return-without-value return-value-type
    variable-result-type variable-storage-class variable-initializer-type
    load-type store-type access-chain-result-type access-chain-storage-class access-chain-pointee
    access-chain-structure-index access-chain-structure-bounds
    entry-point-is-function
  `),
  function: rules(`
    function-begin function-end parameter-placement function-parameter-count function-parameter-type
    block-begins-with-label block-ends-with-termination entry-block-not-target branch-target
    phi-placement phi-variable-type phi-parents phi-variable-dominates-parent
    definition-before-use definition-dominates-use result-used-in-function
  `),
  module: rules('section-order memory-model-present memory-model-single'),
}

/** The knowledge about a module that a rule needs, for the rules that can be found broken beside something unknown. */
export const reachOf: ReadonlyMap<RuleId, RuleReach> = new Map(
  Object.entries(byReach).flatMap(([reach, ids]) =>
    ids.map((id): [RuleId, RuleReach] => [id, reach as RuleReach]),
  ),
)
