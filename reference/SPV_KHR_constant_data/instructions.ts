/** The two instructions of the text. Each has Result Type, Result and the words of Data. */
export const dataForms: readonly string[] = ['OpConstantDataKHR', 'OpSpecConstantDataKHR']
