/** The section of the instructions. */
export const bothForms = 'OpConstantDataKHR, OpSpecConstantDataKHR'
