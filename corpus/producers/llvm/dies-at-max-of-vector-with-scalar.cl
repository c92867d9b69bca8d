kernel void larger(global char2 *data, char most) { data[0] = max(data[0], most); }
