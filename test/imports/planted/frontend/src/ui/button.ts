import '../entities/card.js'; // ui-below-entities
