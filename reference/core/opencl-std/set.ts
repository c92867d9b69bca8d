/** The import string of the set. */
export const openclSet = 'OpenCL.std'
