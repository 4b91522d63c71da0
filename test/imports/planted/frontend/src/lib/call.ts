import '../ui/button.js'; // lib-below-all
