/** Declares a composite constant. */
export const constantForm = 'OpConstantCompositeReplicateEXT'

/** Declares a composite specialization constant. */
export const specConstantForm = 'OpSpecConstantCompositeReplicateEXT'

/** Constructs a composite object. */
export const objectForm = 'OpCompositeConstructReplicateEXT'

/** The three instructions of the text. Each has Result Type, Result and one operand, Value. */
export const replicateForms: readonly string[] = [constantForm, specConstantForm, objectForm]
