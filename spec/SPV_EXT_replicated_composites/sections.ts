/** The instructions, by which the text is divided. */
export const constantForm = 'OpConstantCompositeReplicateEXT'
export const specForm = 'OpSpecConstantCompositeReplicateEXT'
export const objectForm = 'OpCompositeConstructReplicateEXT'
export const everyForm = `Instructions: ${constantForm}, ${specForm}, ${objectForm}`
