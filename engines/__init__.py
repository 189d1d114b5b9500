"""The rules: four games about dinner, and the kernel that they are written on."""
