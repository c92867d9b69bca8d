/**
 * How the names of sets begin that hold instructions without meaning for execution, which may be ignored and take
 * nothing but ids: core specification, `OpExtInstImport`, and SPV_KHR_non_semantic_info.
 */
export const nonSemantic = 'NonSemantic.'
