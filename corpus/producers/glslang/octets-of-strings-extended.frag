#version 450
// 40 °
void main() {}
